export { takeChanges } from './changes.store.ts';
export { checkDrafts } from './check-drafts.ts';
export { type Column, describeColumns, type RecordColumns } from './columns.ts';
export { deletionsOf } from './delete.service.ts';
export {
  behind,
  type ListQuery,
  listRecords,
  ordering,
  orderOf,
  type Place,
  placeKey,
} from './list.store.ts';
export { type FilterInput, listConditions, readFilter } from './list-conditions.ts';
export { cursorOf, type ListArgs, readPlace } from './pages.service.ts';
export { type RecordsChange, type RecordsPort, type RegisterFacts, writingOf } from './port.ts';
export { addRecords } from './records.resolvers.ts';
export {
  findRecords,
  findStored,
  insertRecords,
  markDeleted,
  unmarkDeleted,
  updateRecords,
  type Writing,
} from './records.store.ts';
export { saveRecord } from './save.service.ts';
export { createSharedTypes, type SharedTypes } from './shared-types.ts';
export {
  defineSource,
  type ListedSource,
  type RecordDraft,
  type RecordSource,
  type SearchWords,
  type StoredRecord,
} from './source.ts';
