export const de = {
  branches: 'Filialen',
  allBranches: 'Alle',
  branchCount: (count: string) => `${count} Filialen`,
  status: 'Status',
  active: 'Aktiv',
  inactive: 'Inaktiv',
  sync: 'Kasse',
  lastModified: 'Zuletzt geändert',
  lastModifiedBy: (time: string, name: string) => `${time}, ${name}`,
  created: 'Angelegt',
};
