export { boundsOf, type CheckedValues, checkValues, initialOf, initialValues, longestText } from './check.ts';
export {
  type Deletion,
  type DeletionOutcome,
  type DeletionReason,
  deletionOutcomes,
  deletionReasons,
  type Use,
  type UserName,
} from './deletion.ts';
export { choosesBranches, defineEntity, type Entity, type EntityValues, type ListedKind } from './entity.ts';
export {
  type EntityName,
  entityNames,
  entityPlurals,
  isSynced,
  type SyncedName,
  syncedNames,
} from './entity-names.ts';
export { type Fault, type FaultCode, type FaultUser, faultCodes } from './faults.ts';
export {
  type CentsField,
  type ChoiceField,
  type ChoicesField,
  cents,
  choice,
  choices,
  colour,
  type DayField,
  day,
  device,
  type Field,
  type FieldKind,
  type Fields,
  flag,
  type ListedField,
  type ListedFields,
  longText,
  type NamedField,
  named,
  percent,
  type ReferenceField,
  type RowsField,
  reference,
  rows,
  type SimpleField,
  type TextField,
  text,
  thousandths,
  type ValuesOf,
  whole,
} from './fields.ts';
export {
  type Comparison,
  type Condition,
  commonFields,
  comparisons,
  comparisonsOf,
  conditionSchema,
  conditionValue,
  isCondition,
  type RecordFilter,
  type RecordOrder,
  readOrder,
  recordFilterSchema,
} from './filter.ts';
export {
  type EntityStatus,
  entityStatus,
  type SyncFacts,
  type SyncState,
  type SyncStatus,
  syncStateOf,
  syncStates,
  syncStatus,
  syncStatusOf,
} from './statuses.ts';
export { type TextFormat, textFormats } from './text-formats.ts';
export type { EntityWords, FieldWords, RecordWords } from './words.ts';
