export const de = {
  use: 'Wofür',
  place: 'Anschrift',
  contact: 'Kontakt',
  defaultHint: 'Von jeder Art hat eine Organisation höchstens eine Standardadresse.',
};
