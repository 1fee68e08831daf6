export const de = {
  create: 'Neuer Drucker',
  emptyTitle: 'Noch keine Drucker',
  emptyText:
    'Legen Sie die Drucker an, auf denen Ihre Kassen Belege und Bestellungen für Küche und Theke drucken.',
};
