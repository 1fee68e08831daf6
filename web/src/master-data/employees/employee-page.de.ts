export const de = {
  employee: 'Allgemein',
  person: 'Person',
};
