export const de = {
  branches: 'Filialen',
  allBranches: 'Alle Filialen',
  figuresOf: (count: number) => `Zahlen · ${count === 1 ? '1 Kasse' : `${count} Kassen`}`,
};
