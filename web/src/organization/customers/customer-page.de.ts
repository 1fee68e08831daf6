export const de = {
  customer: 'Kunde',
  place: 'Anschrift',
  contact: 'Kontakt',
  externalHint: 'Unter dieser Nummer steht der Kunde in Ihrem CRM.',
};
