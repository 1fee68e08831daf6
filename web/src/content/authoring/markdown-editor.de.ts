export const de = {
  toolbar: 'Auszeichnungen',
  preview: 'Vorschau',
  nothing: 'Hier steht der Text, wie ihn Ihre Leser sehen.',
  heading: 'Überschrift',
  bold: 'Fett',
  italic: 'Kursiv',
  list: 'Liste',
  numbers: 'Nummerierte Liste',
  quote: 'Hinweis',
  link: 'Link',
  table: 'Tabelle',
  picture: 'Bild einfügen',
  code: 'Beispiel',
  leftOut: (count: string) =>
    count === '1'
      ? 'Ein Bild konnte nicht mitkommen. Fügen Sie es einzeln ein.'
      : `${count} Bilder konnten nicht mitkommen. Fügen Sie sie einzeln ein.`,
  tableText: '| Spalte | Spalte |\n| --- | --- |\n| Wert | Wert |',
};
