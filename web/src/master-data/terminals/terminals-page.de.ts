export const de = {
  create: 'Neues Terminal',
  emptyTitle: 'Noch keine Terminals',
  emptyText: 'Ein Terminal sagt einer Kasse, mit welcher Preisgruppe und Steuerart sie beginnt.',
};
