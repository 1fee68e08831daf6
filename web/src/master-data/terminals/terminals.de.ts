export const de = {
  create: 'Neues Terminal',
  emptyTitle: 'Noch keine Terminals',
  emptyText: 'Ein Terminal sagt einer Kasse, mit welcher Preisgruppe und Steuerart sie beginnt.',

  terminal: 'Allgemein',
  selling: 'Verkauf',
  typeHint: 'Welche Anwendung dort läuft.',
  deviceHint:
    'Zu welcher Kasse das Terminal gehört. Ohne Angabe kann es an jeder Kasse seiner Filialen stehen.',
  vatTypeHint: 'Womit ein neuer Verkauf beginnt.',
  priceGroupHint:
    'Von 1 bis 9. Artikel mit einem weiteren Preis für diese Gruppe kosten hier diesen, alle anderen ihren Preis.',
  autoLogoutHint: 'Wenn so lange niemand etwas antippt.',
};
