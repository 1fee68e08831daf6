import { AppError } from '@tresen/domain/errors';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, tenantOf, userOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import type { SaveResult } from '../../kit/graphql/index.ts';
import { readRecord } from './batch-records.ts';
import type { PushDependencies } from './push.ts';
import type { StoredOutcome } from './push-queue.ts';
import { checkReceipt, type ReceiptRecord, readReceipt } from './receipt-record.ts';
import { findProblem, type OpenProblem, resolveProblem } from './sync-problems.store.ts';

type Decision = 'retry' | 'accept';
type Dependencies = Pick<PushDependencies, 'queue' | 'onChange' | 'onProblems'>;

const store = async (
  { queue }: Dependencies,
  problem: OpenProblem,
  record: ReceiptRecord,
): Promise<StoredOutcome | undefined> => {
  if (record.outcome !== 'storable') return undefined;
  // Sums never mix currencies (contract 15), whoever accepts it.
  if (record.columns.head.currency !== problem.currency) return undefined;
  const exceptions = await queue.store(problem.tenantId, [{ ...record.row, isDecided: true }]);
  return exceptions.get(record.row.id) ?? 'stored';
};

const databaseIn = (raw: string): string | undefined => {
  try {
    return (JSON.parse(raw) as { readonly databaseId?: string }).databaseId;
  } catch {
    return undefined;
  }
};

const recordOf = (problem: OpenProblem, decision: Decision, nowMs: number): ReceiptRecord => {
  const record = readRecord(Buffer.from(problem.raw));
  // It was the register's own when it came, wherever that has moved since.
  const origin = { ...problem, databaseId: databaseIn(problem.raw) ?? problem.databaseId };
  return decision === 'accept' ? readReceipt(record, origin) : checkReceipt(record, origin, nowMs);
};

/**
 * Decides an open problem. Retry stores the record if it is right by now (a clock that ran ahead). Accept stores it as
 * it is; a receipt that exists with other content stays as it was stored first, and the second is only noted, as is one
 * in another currency than its branch's.
 * The record is stored before the problem is closed: storing twice changes nothing, closing without storing would
 * lose it.
 * @throws {AppError} NOT_FOUND when it is not open any more
 */
export const decideProblem = async (
  ctx: Ctx,
  deps: Dependencies,
  id: string,
  decision: Decision,
): Promise<SaveResult> => {
  const tenantId = tenantOf(ctx);
  const problem = await inTenant(ctx.db, tenantId, (tx) => findProblem(tx, id));
  if (!problem) throw new AppError('NOT_FOUND', { what: 'syncProblem' });
  const outcome = await store(deps, problem, recordOf(problem, decision, ctx.now()));
  const isStored = outcome === 'stored' || outcome === 'duplicate';
  if (!isStored && decision === 'retry') return { isSuccess: false, message: problem.reason, modelId: id };
  await inTenant(ctx.db, tenantId, async (tx) => {
    const isOurs = await resolveProblem(tx, id, userOf(ctx).userId, isStored ? 'stored' : 'accepted');
    if (!isOurs) return;
    await deps.onProblems(tx, problem.unitId, -1, new Date(ctx.now()));
    await audit(ctx, tx, tenantId, {
      action: decision,
      entity: 'syncProblem',
      entityId: id,
      newValues: { recordId: problem.recordId, reason: problem.reason, outcome: outcome ?? 'noted' },
    });
  });
  if (isStored) deps.onChange(problem, 'figures');
  deps.onChange(problem, 'syncProblems');
  return { isSuccess: true, modelId: id };
};
