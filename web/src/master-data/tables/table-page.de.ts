export const de = {
  table: 'Allgemein',
  place: 'Lage und Form',
};
