export const de = {
  product: 'Tresen',
  skip: 'Zum Inhalt springen',
  openMenu: 'Menü öffnen',
  menu: 'Hauptmenü',
  version: (version: string) => `Version ${version}`,
  moreTools: 'Weitere Werkzeuge',
  language: 'Sprache',
  scheme: 'Farbschema',
  light: 'Hell',
  dark: 'Dunkel',
  system: 'Wie das System',
  account: 'Benutzermenü',
  profile: 'Mein Profil',
  help: 'Hilfe',
  logout: 'Abmelden',
  signedInAs: (name: string) => `Angemeldet: ${name}`,
  liveLost: 'Live-Verbindung unterbrochen',
  liveLostHint: 'Neue Belege erscheinen erst wieder, wenn die Verbindung steht. Wir versuchen es weiter.',
  notFoundTitle: 'Diese Seite gibt es nicht',
  notFoundText: 'Vielleicht ist die Adresse veraltet oder ein Zeichen fehlt.',
  toHome: 'Zur Startseite',
  brokenTitle: 'Diese Ansicht ist abgestürzt',
  brokenText: 'Ihre Daten sind sicher. Laden Sie die Seite neu; hilft das nicht, melden Sie sich bei uns.',
  newVersionTitle: 'Es gibt eine neue Version',
  newVersionText: 'Laden Sie die Seite neu, um mit ihr weiterzuarbeiten.',
  reload: 'Neu laden',
};

export const groups = {
  applications: 'Anwendungen',
  administration: 'Verwaltung',
  settings: 'Einstellungen',
};

export const items = {
  home: 'Start',
  analytics: 'Auswertungen',
  receipts: 'Belege',
  syncProblems: 'Sync-Probleme',
  devices: 'Kassen',
  auditLog: 'Protokoll',
  users: 'Benutzer',
};
