export { admitTo } from './admission.ts';
export { draftsAlong, idsAlong } from './along.ts';
export { type CarriedDraft, carryAlong, maxAlong } from './carry-along.ts';
export { changeRecord, type RecordWrite } from './change-record.service.ts';
export { takeChanges } from './changes.store.ts';
export { checkDrafts } from './check-drafts.ts';
export { referenceFaults } from './checks.store.ts';
export { type Column, type DerivedField, describeColumns, type RecordColumns, tableOf } from './columns.ts';
export { deleteIn, deletionsOf } from './delete.service.ts';
export { findStrangers } from './devices.store.ts';
export { fieldNamesOf } from './field-names.ts';
export { followUnits } from './followers.store.ts';
export { joinBranch } from './join-branch.ts';
export {
  behind,
  countRecords,
  type ListedRecord,
  type ListQuery,
  listRecords,
  ordering,
  orderOf,
  type Place,
  placeKey,
} from './list.store.ts';
export { conditionOf, type FilterInput, listConditions, readFilter } from './list-conditions.ts';
export { ownRow } from './own-rows.ts';
export { cursorOf, type ListArgs, readPlace, type ShownRecord, withStates } from './pages.service.ts';
export {
  emitRecords,
  portWithoutRegisters,
  type RecordsChange,
  type RecordsPort,
  type RegisterFacts,
  writingOf,
} from './port.ts';
export { addRecords, type RecordRefs } from './records.resolvers.ts';
export {
  findRecords,
  findStored,
  insertRecords,
  markDeleted,
  unmarkDeleted,
  updateRecords,
} from './records.store.ts';
export { auditedValues, draftOfSave, refused, type SavedRecord, saveRecord } from './save.service.ts';
export { createSharedTypes, type SharedTypes } from './shared-types.ts';
export {
  type Along,
  type CarriedChange,
  defineSource,
  type ListedSource,
  type RecordDraft,
  type RecordSource,
  type SearchWords,
  type StoredRecord,
} from './source.ts';
export { readLacking } from './stored-table.store.ts';
export type { TableOfKind } from './table-of-kind.ts';
export { namedUsers, type Users, usersSelected, usersShown } from './using-fields.ts';
export type { Writing } from './writing.ts';
