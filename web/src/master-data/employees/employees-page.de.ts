export const de = {
  create: 'Neuer Mitarbeiter',
  emptyTitle: 'Noch keine Mitarbeiter',
  emptyText: 'Legen Sie an, wer an den Kassen arbeitet, und was sie dort dürfen.',
  asRole: (count: string) => `${count}, wie Rolle`,
  notAsRole: (count: string, differing: string) => `${count}, davon ${differing} anders als die Rolle`,
  pin: 'PIN',
  pinSet: 'gesetzt',
  pinNotSet: 'fehlt',
};
