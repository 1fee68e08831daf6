import type { PushDependencies } from './push.ts';
import type { SyncProblemsPort } from './sync-problems.resolvers.ts';

export { batchOf } from './batch-bytes.ts';
export { readBatch } from './batch-records.ts';
export { createFigureRebuild } from './figure-rebuilds.ts';
export type { PushOutcome } from './push.ts';
export { createPushQueue } from './push-queue.ts';
export { type PushResultType, pushResultType } from './push-result.ts';
export { type AmountOrder, amountOrdering, readAmountOrder } from './receipt-amounts.store.ts';
export { receiptConditions } from './receipt-conditions.ts';
export { type ReceiptFilter, readReceiptFilter } from './receipt-filter.ts';
export { noTurnoverKinds } from './receipt-list.store.ts';
export { contentHash, type Origin, originAt, storable } from './receipt-row.ts';
export { bytesBefore, mostBytesOfTexts } from './receipt-texts.ts';
export { addReceipts } from './receipts.resolvers.ts';
export {
  createExplainer,
  createFaultList,
  faultOfProblem,
  faultOfStore,
  foreignFault,
  parseRecord,
} from './record-faults.ts';
export { originOf } from './register-origin.ts';
export { addRollUpCheck } from './roll-up-check.resolvers.ts';
export type { Decision, ProblemDecider } from './sync-problem-decider.ts';
export {
  countProblems,
  type ProblemFilter,
  problemPage,
  type SyncProblem,
} from './sync-problem-list.store.ts';
export { addSyncProblems } from './sync-problems.resolvers.ts';
export {
  type CountProblems,
  keepProblems,
  type OpenProblem,
  type Quarantined,
} from './sync-problems.store.ts';
export type ReceiptDependencies = Pick<PushDependencies, 'queue' | 'onChange' | 'onProblems'> &
  Pick<SyncProblemsPort, 'deciders'>;
