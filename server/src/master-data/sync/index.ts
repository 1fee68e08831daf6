export { beginAnew } from './acknowledge.store.ts';
export { type ChangeCursors, createChangeCursors } from './change-cursor.ts';
export { createDeletionFinisher } from './finish-deletions.ts';
export { addSync } from './sync.resolvers.ts';
export { createSyncFacts, syncTimesOf } from './sync-facts.store.ts';
export { createSyncLog, type SyncLog } from './sync-log.ts';
export type { SyncPort } from './sync-port.ts';
