export const de = {
  create: 'Neue Adresse',
  emptyTitle: 'Noch keine Adressen',
  emptyText: 'Wohin Rechnungen und Lieferungen Ihrer Organisationen gehen.',
};
