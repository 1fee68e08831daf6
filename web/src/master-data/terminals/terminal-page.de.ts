export const de = {
  terminal: 'Allgemein',
  selling: 'Verkauf',
  typeHint: 'Welche Anwendung dort läuft.',
  deviceHint:
    'Zu welcher Kasse das Terminal gehört. Ohne Angabe kann es an jeder Kasse seiner Filialen stehen.',
  vatTypeHint: 'Womit ein neuer Verkauf beginnt.',
  priceGroupHint: 'Nach welchen Preisen hier verkauft wird, von 1 bis 9.',
  autoLogoutHint: 'Wenn so lange niemand etwas antippt.',
};
