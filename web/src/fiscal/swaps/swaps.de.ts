export const de = {
  title: 'TSE tauschen',
  intro:
    'Hier steht jede TSE, deren Ende absehbar ist, mit allem, was bis zur neuen zu tun ist. Was erledigt ist, erkennt Tresen selbst: an den Bestellungen, den geprüften Archiven, den Meldungen der Kassen und den Mitteilungen ans Finanzamt.',
  emptyTitle: 'Zurzeit ist nichts zu tauschen',
  emptyText:
    'Läuft ein Zertifikat ab oder gehen die Signaturen zu Ende, steht die TSE hier: 90 Tage vorher. Was getauscht ist, bleibt ein Jahr zu sehen.',
  toDevices: 'Zur Liste der TSE',
  search: 'Filiale oder Kasse suchen',
  noHits: 'Nichts davon heißt so.',
  choose: (name: string) => `${name} wählen`,
  expires: (day: string) => `Gültig bis ${day}`,
  successor: 'Neue TSE',
  finished: 'Alles erledigt',
  waiting: 'Es läuft',
  stepLabel: (step: string, state: string) => `${step}: ${state}`,
  chooseStep: (step: string, count: string) => `${step} (${count}) wählen`,
  orderMany: (count: string) => `Bestellen (${count})`,
  exportMany: (count: string) => `Archive holen (${count})`,
  notifyMany: (count: string) => `Mitteilungen vorbereiten (${count})`,
  keepMany: (count: string) => `Außer Dienst stellen (${count})`,
  orderOne: 'Bestellen',
  exportOne: 'Archiv holen',
  toDevice: 'Zur TSE',
  swapOne: 'Tausch anleiten',
  toNotification: 'Zur Mitteilung',
  keepOne: 'Außer Dienst stellen',
  inCart: (pieces: string, name: string) => `${pieces} × „${name}“ liegt im Warenkorb.`,
  noProduct: 'Im Shop gibt es zurzeit keine passende TSE. Fragen Sie Ihren Händler.',
  exportAsked: (count: string) => `${count} Kassen schicken ihr Archiv.`,
  exportAskedOne: 'Die Kasse schickt ihr Archiv.',
  exportRefused: (count: string) =>
    `${count} Kassen wurden nicht gefragt: Sie sind gerade nicht erreichbar oder können das noch nicht.`,
  exportRefusedOne:
    'Die Kasse wurde nicht gefragt: Sie ist gerade nicht erreichbar oder kann das noch nicht.',
  prepared: (prepared: string, ready: string) =>
    `${prepared} Mitteilungen vorbereitet, davon ${ready} vollständig.`,
  kept: 'Außer Dienst gestellt. Ihre Meldungen und Archive bleiben erhalten.',
  guideTitle: (register: string) => `TSE von „${register}“ tauschen`,
  guide: [
    'Machen Sie an der Kasse den Tagesabschluss.',
    'Holen Sie das Archiv der alten TSE, solange sie noch steckt. Tresen prüft, ob es vollständig ist.',
    'Melden Sie die Kasse von der alten TSE ab, wenn mehrere Kassen sie benutzen.',
    'Schalten Sie die Kasse aus, setzen Sie die neue TSE ein, und schalten Sie die Kasse wieder ein.',
    'Folgen Sie der Einrichtung an der Kasse. Sie fragt nach den PINs der neuen TSE; hinterlegen Sie diese danach hier.',
    'Machen Sie einen Beleg. Bewahren Sie die alte TSE zehn Jahre lang auf.',
  ],
  guideOfUnit: [
    'Machen Sie an der Kasse den Tagesabschluss.',
    'Setzen Sie die neue Signatureinheit ein, oder tragen Sie ihren Zugang an der Kasse ein.',
    'Folgen Sie der Einrichtung an der Kasse.',
    'Tragen Sie die neue Signatureinheit in FinanzOnline ein. Was dort gefragt wird, steht unter „TSE-Anmeldung“ bei der Filiale.',
    'Machen Sie einen Beleg.',
  ],
  guideWaiting: 'Tresen wartet darauf, dass die Kasse die neue TSE meldet.',
  guideDone: 'Die Kasse arbeitet mit der neuen TSE.',
  close: 'Schließen',
};

export const steps = {
  order: 'Bestellen',
  archive: 'Archiv prüfen',
  swap: 'Tauschen',
  notify: 'Finanzamt',
  keep: 'Aufbewahren',
};

export const states = {
  open: 'offen',
  running: 'läuft',
  failed: 'fehlgeschlagen',
  done: 'erledigt',
  notNeeded: 'nicht nötig',
};
