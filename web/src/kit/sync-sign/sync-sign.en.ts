import type { SyncState } from '@tresen/domain/master-data/entities';

export const en: Readonly<Record<SyncState, string>> = {
  synchronized: 'On all registers',
  needsSync: 'Not on all registers yet',
  neverSynced: 'Not on any register yet',
  markedForDeletion: 'Marked for deletion',
  failed: 'Refused by a register',
};
