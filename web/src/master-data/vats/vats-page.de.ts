export const de = {
  create: 'Neuer Mehrwertsteuersatz',
  emptyTitle: 'Noch keine Mehrwertsteuersätze',
  emptyText:
    'Artikel brauchen einen Mehrwertsteuersatz. Mit der ersten Filiale kommen die üblichen Sätze Ihres Landes von selbst.',
};
