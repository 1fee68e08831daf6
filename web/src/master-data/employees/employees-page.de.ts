export const de = {
  create: 'Neuer Mitarbeiter',
  emptyTitle: 'Noch keine Mitarbeiter',
  emptyText: 'Legen Sie an, wer an den Kassen arbeitet, und was sie dort dürfen.',
};
