export const de = {
  branches: 'Filialen',
  allBranches: 'Alle Filialen',
};
