export { type Applied, applyChange, type ChangeableRecord } from './apply.ts';
export {
  type ChangeFault,
  type ChangeOutcome,
  type ChangeSetKind,
  type ChangeSetState,
  changeOutcomes,
  changeSetKinds,
  changeSetStates,
  isUnderWay,
  maxPerChunk,
} from './change-set.ts';
export {
  type ActiveChange,
  type BranchChange,
  type BulkChange,
  bulkChangeSchema,
  type PriceChange,
  type SetChange,
  type ValueChange,
} from './changes.ts';
export { type ChangeSurroundings, describeAlong, describeChange } from './describe-change.ts';
export { type ChangedValues, type Differences, differencesOf, withValues } from './differences.ts';
export {
  type Rounding,
  type RoundingDirection,
  roundCents,
  roundingDirections,
  roundings,
} from './rounding.ts';
export { isPossible, settableFields } from './settable.ts';
