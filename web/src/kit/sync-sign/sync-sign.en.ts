import type { de } from './sync-sign.de.ts';

export const en: typeof de = {
  synchronized: { name: 'Synchronized', hint: 'All registers have the latest state.' },
  needsSync: {
    name: 'Not yet on the register',
    hint: 'At least one register has not taken the last change yet.',
  },
  neverSynced: { name: 'Never synchronized', hint: 'No register has received this entry yet.' },
  markedForDeletion: {
    name: 'Marked for deletion',
    hint: 'Will be deleted as soon as all registers know.',
  },
  failed: { name: 'Failed', hint: 'A register could not take the last change.' },
};
