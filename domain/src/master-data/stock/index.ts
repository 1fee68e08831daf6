export {
  type BookableKind,
  type BookedMovement,
  bookableKinds,
  bookedMovementSchema,
  clockAheadMs,
  type MovementFault,
  type MovementOutcome,
  movementFaults,
  movementOutcomes,
  movementsPerPush,
  type ReportableKind,
  type ReportedMovement,
  reportableKinds,
  reportedMovementSchema,
  type StockKind,
  stockKinds,
} from './movement.ts';
export { type StockBefore, type StockLevel, stockChange, stockLevelOf, stockLevels } from './rules.ts';
