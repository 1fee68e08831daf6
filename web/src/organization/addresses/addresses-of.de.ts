export const de = {
  billing: 'Rechnungsadressen',
  delivery: 'Lieferadressen',
  addBilling: 'Rechnungsadresse hinzufügen',
  addDelivery: 'Lieferadresse hinzufügen',
  newBilling: 'Neue Rechnungsadresse',
  newDelivery: 'Neue Lieferadresse',
  standard: 'Standard',
  inactive: 'inaktiv',
  none: 'Noch keine.',
  more: 'Alle Adressen zeigen',
};
