export const de = {
  create: 'Neue Adresse',
  emptyTitle: 'Noch keine Adressen',
  emptyText: 'Wohin Rechnungen und Lieferungen Ihrer Organisationen gehen.',

  use: 'Wofür',
  place: 'Anschrift',
  contact: 'Kontakt',
  defaultHint: 'Von jeder Art hat eine Organisation höchstens eine Standardadresse.',
};
