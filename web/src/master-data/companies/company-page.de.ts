export const de = {
  company: 'Allgemein',
  owner: 'Inhaber',
  addressPart: 'Anschrift',
  contact: 'Kontakt',
  taxes: 'Steuern',
  bank: 'Bankverbindung',
};
