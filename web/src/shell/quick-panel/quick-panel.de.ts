export const de = {
  title: 'Auf einen Blick',
  events: 'Termine',
  noEvents: 'Im nächsten Jahr steht nichts an.',
  licenceEnds: (name: string) => `Lizenz ${name} endet`,
  openCalendar: 'Zum Kalender',
  news: 'Neuigkeiten',
  seeAll: 'Alle anzeigen',
  noNews: 'Noch keine Neuigkeiten.',
  newsFailed: 'Die Neuigkeiten sind gerade nicht zu erreichen.',
  loading: 'Neuigkeiten werden geladen',
  settings: 'Schnelleinstellungen',
  cloud: 'Cloud',
  notifications: 'Benachrichtigungen',
  cloudSync: 'Cloud-Abgleich',
  push: 'Push',
  notificationsFixed:
    'Meldungen zu Ihren Kassen sollen Sie erreichen. Ihre Installation erlaubt hier keine Änderung.',
  cloudSyncFixed: 'Läuft, solange eine Kasse verbunden ist. Hier lässt sich das nicht ändern.',
  pushFixed:
    'Verbundene Kassen senden ihre Belege von selbst, damit keiner fehlt. Hier lässt sich das nicht ändern.',
  warning: 'Warnung',
  turnOff:
    'Meldungen wie „Kasse offline“ erscheinen dann nicht mehr über der Seite. Sie stehen weiter im Bereich Benachrichtigungen.',
  turnOn: 'Meldungen wie „Kasse offline“ erscheinen dann wieder über der Seite, an der Sie gerade arbeiten.',
  discard: 'Verwerfen',
  agree: 'Zustimmen',
};
