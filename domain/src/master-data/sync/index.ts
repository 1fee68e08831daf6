export {
  type Acknowledged,
  acknowledgedSchema,
  type Change,
  type ChangeOperation,
  type ChangesPage,
  changeOperations,
  changeSchema,
  changesPageSchema,
  changesPerPage,
  type FailureReason,
  failureReasons,
  failuresPerAcknowledgement,
  outdatedCursor,
  registerCountsMs,
  type SyncFailure,
  syncFailureSchema,
} from './changes.ts';
export { contentJsonSchema, contentSchemaPath, type JsonSchema } from './content-schema.ts';
export { type ReadContent, readContent } from './read-content.ts';
export {
  type KindProgress,
  type RegisterSyncFacts,
  type RegisterSyncState,
  registerSyncStateOf,
  registerSyncStates,
} from './register-progress.ts';
