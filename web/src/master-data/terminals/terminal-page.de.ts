export const de = {
  terminal: 'Allgemein',
  selling: 'Verkauf',
};
