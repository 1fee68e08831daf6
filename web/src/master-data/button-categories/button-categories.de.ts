export const de = {
  title: 'Tastenkategorien',
  tree: (app: string) => `Tastenkategorien, ${app}`,
  apps: 'Arten von Geräten',
  create: 'Neue Tastenkategorie',
  createIn: (name: string) => `Neue Tastenkategorie unter „${name}“`,
  inactive: 'inaktiv',
  emptyTitle: 'Noch keine Tastenkategorien',
  emptyText:
    'Eine Kategorie fasst Tasten zusammen, zum Beispiel „Heiße Getränke“; Kategorien können untereinander stehen.',
  goneTitle: 'Diese Oberfläche gibt es nicht mehr',
  goneText: 'Vielleicht hat sie jemand gelöscht.',
  toTemplates: 'Zu den Oberflächen',

  category: 'Allgemein',
  nameHint: 'So heißt sie auf der Kasse.',
  parentHint: 'Leer: Sie steht ganz oben.',
  look: 'Auf der Kasse',
  sortHint: 'Die kleinste Zahl steht vorn; bei gleichen Zahlen entscheidet der Name.',
  colourHint: 'Farbe ihrer Taste.',
};
