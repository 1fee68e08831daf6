export const de = {
  create: 'Neuer Raum',
  emptyTitle: 'Noch keine Räume',
  emptyText: 'Räume ordnen Ihre Tische: Gastraum, Terrasse, Saal.',
};
