import type { de } from './sync-badge.de.ts';

export const en: typeof de = {
  synchronized: { name: 'Synchronized', hint: 'All registers have the latest version.' },
  needsSync: {
    name: 'Not yet on the register',
    hint: 'At least one register is still missing the latest change.',
  },
  neverSynced: { name: 'Never synchronized', hint: 'No register has received this record yet.' },
  markedForDeletion: {
    name: 'Marked for deletion',
    hint: 'Will be deleted once all registers have synced.',
  },
  failed: { name: 'Failed', hint: 'A register could not apply the latest change.' },
};
