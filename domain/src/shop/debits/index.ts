export { bankDayFrom, type CollectionDays, collectionDays, isBankDay, isCollectionDay } from './bank-days.ts';
export {
  type Creditor,
  type CreditorFault,
  type CreditorOfMandate,
  creditorFaults,
  creditorSchema,
  usualNoticeDays,
} from './creditor.ts';
export { type DebitSequence, debitSequences, isPaidAgain } from './debit-sequence.ts';
export {
  type CollectableOrder,
  collectSchema,
  type DebitObstacle,
  type DebitState,
  debitObstacleOf,
  debitObstacles,
  debitStates,
  debitStatuses,
  maxDebits,
  passwordSchema,
  type ReturnReason,
  returnReasons,
} from './debit-state.ts';
export { type MandateTerms, mandateReference, mandateText } from './mandate.ts';
export {
  type Debit,
  type DebitFile,
  type DebitPlace,
  debitFormat,
  type FormerCreditor,
  writeDebitFile,
} from './pain008.ts';
export { isSepaReadable, sepaText } from './sepa-text.ts';
