export const de = {
  create: 'Neuer Kunde',
  emptyTitle: 'Noch keine Kunden',
  emptyText: 'Wer bei Ihnen kauft: für Lizenzen, Bestellungen und den Shop.',

  customer: 'Kunde',
  place: 'Anschrift',
  contact: 'Kontakt',
  externalHint: 'Unter dieser Nummer steht der Kunde in Ihrem CRM.',
};
