import type { Feature } from '../../kit/features/index.ts';
import { createDeletionFinisher } from './finish-deletions.ts';
import { addSync } from './sync.resolvers.ts';
import type { SyncPort } from './sync-port.ts';

export { beginAnew } from './acknowledge.store.ts';
export { type ChangeCursors, createChangeCursors } from './change-cursor.ts';
export { KnownFacts } from './known-facts.ts';
export { createSyncFacts, syncTime, syncTimesOf } from './sync-facts.store.ts';
export { createSyncLog, type SyncLog } from './sync-log.ts';
export type { SyncPort } from './sync-port.ts';

/** Master data for registers, and what of it they do not have yet. */
export const sync: Feature<{ readonly sync: SyncPort }> = {
  at: 'pos',
  fields: (kit, { sync: port }) => addSync(kit, port),
  work: ({ db, now }) => ({ minutely: { finishDeletions: createDeletionFinisher({ db, now }) } }),
};
