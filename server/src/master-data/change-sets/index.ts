export { changeSetJob, type StartPort } from './bulk.service.ts';
export { afterFailure, cleanUpChangeSets, createChangeSetJob } from './change-set-job.ts';
export { addChangeSets } from './change-sets.resolvers.ts';
export type { Description } from './change-sets.store.ts';
export { type RefusedRecord, type RunAtOnce, runAtOnce } from './run-at-once.ts';
export {
  type ChangeSetPort,
  type Chunk,
  type ChunkSource,
  type RunOptions,
  type RunPort,
  type RunResult,
  runChangeSet,
} from './run-change-set.ts';
export { changeableOf, putItem, type SetItem } from './set-items.ts';
export { type BegunSet, beginChangeSet, type SetRequest } from './start.ts';
