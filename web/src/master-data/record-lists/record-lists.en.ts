import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './record-lists.de.ts';

export const en: Translation<typeof de> = {
  branches: 'Branches',
  allBranches: 'All',
  branchCount: (count) => `${count} branches`,
  status: 'Status',
  active: 'Active',
  inactive: 'Inactive',
  sync: 'Register',
  lastModified: 'Last changed',
  lastModifiedBy: (time, name) => `${time}, ${name}`,
  created: 'Created',
};
