import type { PushDependencies } from './push.ts';

export { createFigureRebuild } from './figure-rebuilds.ts';
export { createPushQueue } from './push-queue.ts';
export { addReceipts } from './receipts.resolvers.ts';
export { addRollUpCheck } from './roll-up-check.resolvers.ts';
export { addSyncProblems } from './sync-problems.resolvers.ts';
export type ReceiptDependencies = Pick<PushDependencies, 'queue' | 'onChange' | 'onProblems'>;
