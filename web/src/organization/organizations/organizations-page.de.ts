export const de = {
  create: 'Neue Organisation',
  emptyTitle: 'Noch keine Organisationen',
  emptyText: 'Die Firmen, zu denen Ihre Filialen gehören, mit Anschrift, Rechnungs- und Lieferadressen.',
};
