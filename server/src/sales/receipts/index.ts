import type { Feature } from '../../kit/features/index.ts';
import { addSyncProblems, type SyncProblemsPort } from './problems/sync-problems.resolvers.ts';
import type { PushDependencies } from './push/push.ts';
import { addReceipts } from './receipts.resolvers.ts';
import { createFigureRebuild } from './roll-ups/figure-rebuilds.ts';
import { addRollUpCheck } from './roll-ups/roll-up-check.resolvers.ts';
import { createStepCount } from './steps/count-steps.ts';

export { unpackPeriods } from './breakdowns/breakdown-codec.ts';
export {
  type BreakdownSpan,
  type BreakdownTexts,
  readBreakdowns,
} from './breakdowns/breakdowns.store.ts';
export { type AmountOrder, amountOrdering, readAmountOrder } from './list/receipt-amounts.store.ts';
export { receiptConditions } from './list/receipt-conditions.ts';
export { type ReceiptFilter, readReceiptFilter } from './list/receipt-filter.ts';
export { noTurnoverKinds } from './list/receipt-list.store.ts';
export { bytesBefore, maxBytesOfTexts } from './list/receipt-texts.ts';
export { isAboutDays, type Walk } from './list/receipt-times.ts';
export type { Decision, ProblemDecider } from './problems/sync-problem-decider.ts';
export {
  countProblems,
  type ProblemFilter,
  problemPage,
  type SyncProblem,
} from './problems/sync-problem-list.store.ts';
export {
  type CountProblems,
  keepProblems,
  type OpenProblem,
  type Quarantined,
} from './problems/sync-problems.store.ts';
export { batchOf } from './push/batch-bytes.ts';
export { readBatch } from './push/batch-records.ts';
export type { PushOutcome } from './push/push-answers.ts';
export { createPushQueue } from './push/push-queue.ts';
export { pushResultType } from './push/push-result.ts';
export { contentHash, type Origin, originAt, storable } from './push/receipt-row.ts';
export {
  createExplainer,
  createFaultList,
  createValidator,
  faultOfProblem,
  faultOfStore,
  foreignFault,
  parseRecord,
} from './push/record-faults.ts';
export { originOf } from './push/register-origin.ts';
export { createFigureRebuild } from './roll-ups/figure-rebuilds.ts';
export { createStepCount } from './steps/count-steps.ts';
export { unpackSteps } from './steps/step-codec.ts';
export { type AskedSteps, readSteps, type StepRows } from './steps/steps.store.ts';
export { keyOfDevice } from './verification/tse-signature.ts';

export type ReceiptDependencies = Pick<PushDependencies, 'queue' | 'onProblems'> &
  Pick<SyncProblemsPort, 'deciders'>;

/** Receipts: the list and page for people, the push for registers, and what of it waits for a person. */
export const receipts: Feature<{ readonly receipts: ReceiptDependencies }> = {
  at: 'pos',
  fields: (kit, { receipts: port }) => {
    addReceipts(kit, port);
    addSyncProblems(kit, port);
    addRollUpCheck(kit);
  },
  work: ({ db }) => ({
    minutely: { rebuildFigures: createFigureRebuild(db), countSteps: createStepCount(db) },
  }),
};
