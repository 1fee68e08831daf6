export const de = {
  use: 'Verwendung',
  place: 'Anschrift',
  contact: 'Kontakt',
  defaultHint: 'Je Verwendung hat eine Organisation höchstens eine Standardadresse.',
};
