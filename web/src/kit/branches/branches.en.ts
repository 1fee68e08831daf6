import type { Translation } from '../i18n/index.ts';
import type { de } from './branches.de.ts';

export const en: Translation<typeof de> = {
  branches: 'Branches',
  allBranches: 'All branches',
};
