export const de = {
  branches: 'Filialen',
  figuresOf: (count: number) => `Zahlen · ${count === 1 ? '1 Kasse' : `${count} Kassen`}`,
};
