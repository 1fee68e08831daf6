import type { SyncState } from '@tresen/domain/master-data/entities';

export const de: Readonly<Record<SyncState, string>> = {
  synchronized: 'Auf allen Kassen',
  needsSync: 'Noch nicht auf allen Kassen',
  neverSynced: 'Noch auf keiner Kasse',
  markedForDeletion: 'Zum Löschen vorgemerkt',
  failed: 'Von einer Kasse abgelehnt',
};
