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
  synchronized: 'Synchronized',
  synchronizedHint: 'All registers have the latest state.',
  needsSync: 'Not yet on the register',
  needsSyncHint: 'At least one register has not taken the last change yet.',
  neverSynced: 'Never synchronized',
  neverSyncedHint: 'No register has received this entry yet.',
  markedForDeletion: 'Marked for deletion',
  markedForDeletionHint: 'Will be deleted as soon as all registers know.',
  failed: 'Failed',
  failedHint: 'A register could not take the last change.',
};
