export const de = {
  title: 'Hinweise auf diesem Gerät',
  intro:
    'Dieselben Hinweise, auch wenn Tresen nicht geöffnet ist. Welche und wann, wählen Sie oben; es gilt auch die Ruhezeit. Auf dem Sperrbildschirm ist der Satz des Hinweises zu lesen.',
  onThisDevice: 'Auf diesem Gerät zeigen',
  devices: 'Ihre Geräte',
  current: 'dieses Gerät',
  remove: (device: string) => `${device} entfernen`,
  since: (time: string) => `seit ${time}`,
  noneChosen: 'Oben ist noch kein Hinweis gewählt: Es kommt nichts.',
  insecure: 'Das geht nur über eine sichere Verbindung (https).',
  unsupported:
    'Dieser Browser kann keine Hinweise zeigen. Auf dem iPhone und iPad geht es, nachdem Sie Tresen zum Home-Bildschirm hinzugefügt haben.',
  denied:
    'Sie haben Hinweise von Tresen in diesem Browser abgelehnt. Erlauben Sie sie in seinen Einstellungen.',
  dismissed:
    'Der Browser hat gefragt, und Sie haben noch nicht zugestimmt. Schalten Sie ein, um es noch einmal zu tun.',
  failed: 'Der Browser konnte sich nicht anmelden. Bitte versuchen Sie es später noch einmal.',
  unknownDevice: 'Unbekannter Browser',
};

export type PushWords = typeof de;
