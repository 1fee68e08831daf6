export const de = {
  create: 'Neuer Drucker',
  emptyTitle: 'Noch keine Drucker',
  emptyText:
    'Legen Sie die Drucker an, auf denen Ihre Kassen Belege und Bestellungen für Küche und Theke drucken.',

  printer: 'Allgemein',
  nameHint: 'So heißt der Drucker auf der Kasse, zum Beispiel „Theke“ oder „Küche oben“.',
  groupHint: 'Was hier gedruckt wird: Belege für Gäste, Bestellungen für Küche oder Theke, oder Etiketten.',
  paper: 'Papier und Zeichen',
  printWidthHint: 'Meist 42 bei 80 mm breitem Papier und 32 bei 58 mm.',
  copiesHint: 'Wie oft jeder Beleg gedruckt wird.',
  codePageHint: 'Ändern Sie ihn nur, wenn Umlaute oder das Eurozeichen falsch gedruckt werden.',
  signalsHint: 'Was der Drucker außerdem tut, wenn etwas ankommt.',
};
