export {
  firstOverlap,
  inOrder,
  isOpenAt,
  type OpeningHours,
  type OpeningSpan,
  openingHoursSchema,
} from './opening-hours.ts';
export {
  type CopiedHours,
  copiedHours,
  isSameHours,
  type OpeningHoursChange,
  openingHoursChangesSchema,
} from './opening-hours-changes.ts';
export { readSpans, spansText } from './opening-hours-spans.ts';
export {
  openingHoursText,
  runsOfDays,
  runText,
  storedHoursText,
  weekText,
} from './opening-hours-text.ts';
export {
  localeOfUnit,
  maxUnitDescription,
  type UnitInput,
  type UnitLocale,
  type UnitMessage,
  unitInputSchema,
  unitMessages,
} from './unit.ts';
export {
  type UnitDeletionOutcome,
  type UnitUse,
  type UnitUseCounts,
  unitDeletionOutcome,
  unitUses,
} from './unit-deletion.ts';
export {
  childrenOfUnits,
  fitsChildren,
  maxUnitDepth,
  orderAfterMove,
  type PlacedUnit,
  type PlaceFault,
  pathOfUnit,
  placeFault,
} from './unit-place.ts';
export { takesRegisters, unitStatus } from './unit-status.ts';
export { mayHold, type UnitType, unitTypes } from './unit-type.ts';
