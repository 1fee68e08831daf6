export const de = {
  create: 'Neue Oberfläche',
  emptyTitle: 'Noch keine Oberflächen',
  emptyText:
    'Eine Oberfläche sagt, welche Tasten Ihre Kassen zeigen: Artikel, Gruppen, Räume und Funktionen.',

  template: 'Allgemein',
  nameHint: 'Nur für Sie, zum Beispiel „Theke“ oder „Sommerfest“.',
  appsHint: 'Jede Art von Gerät hat ihre eigenen Tasten.',
  categories: 'Tastenkategorien',
  categoriesIntro: 'Tasten lassen sich in Kategorien ordnen, für jede Art von Gerät.',
  use: 'Wo sie zu sehen ist',
  useIntro:
    'Filialen und Kassen, die diese Oberfläche zeigen. Eine Kopie oder eine Datei bringt sie auch anderswohin.',
  firstSave: 'Sie können sie anlegen, sobald die Oberfläche gespeichert ist.',
};
