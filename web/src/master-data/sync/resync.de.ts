export const de = {
  resync: 'Stammdaten neu übertragen',
  resynced: (name: string) => `${name} bekommt alle Stammdaten noch einmal.`,
};
