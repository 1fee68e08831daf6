import { endOfMonth, startOfMonth } from '@tresen/domain/kit/business-day';
import { audit } from '../../../kit/audit/index.ts';
import { type Ctx, tenantOf } from '../../../kit/context/index.ts';
import { type Database, emitChanged, inTenant } from '../../../kit/db/pools.ts';
import { removeBreakdowns } from '../breakdowns/breakdowns.store.ts';
import { describedReceipt } from '../push/receipt-row.ts';
import { countWaiting, createStepCounter } from '../steps/count-steps.ts';
import { removeSteps } from '../steps/steps.store.ts';
import {
  addWaitingMonths,
  describeReceipts,
  isUndescribed,
  takeWaitingMonth,
  type WaitingMonth,
  waitingMonths,
} from './figure-rebuilds.store.ts';
import { addSales, type ReadPage, readPage, removeFigures, sumsOfReceipts } from './roll-up-check.store.ts';

const monthsAtOnce = 20;

/** The job `rebuildFigures`: sums months again until none waits. One that fails waits for the next run. */
export const createFigureRebuild = (db: Database) => async (): Promise<void> => {
  for (;;) {
    const months = await waitingMonths(db, monthsAtOnce);
    if (months.length === 0) return;
    for (const month of months) await rebuildMonth(db, month);
  }
};

/**
 * Lets the figures of the whole months from one day to another be summed again; `rollUpDifferences` shows beforehand
 * what that changes (contract 18). A job does it within a minute.
 */
export const requestRebuild = (ctx: Ctx, from: string, to: string): Promise<void> =>
  inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    await addWaitingMonths(tx, startOfMonth(from), startOfMonth(to));
    await audit(ctx, tx, tenantOf(ctx), {
      action: 'rebuild',
      entity: 'figures',
      entityId: tenantOf(ctx),
      newValues: { from: startOfMonth(from), to: endOfMonth(to) },
    });
  });

/** Sums one month again from its receipts. Pushes of the tenant wait meanwhile, so none is lost and none counts twice. */
async function rebuildMonth(db: Database, { tenantId, month }: WaitingMonth): Promise<void> {
  const last = endOfMonth(month);
  await describeMonth(db, tenantId, month, last);
  await inTenant(db, tenantId, async (tx) => {
    if (!(await takeWaitingMonth(tx, month))) return;
    // What waits for its steps would count twice, here and later.
    while (await countWaiting(tx));
    await removeSteps(tx, month, last);
    await removeBreakdowns(tx, month, last);
    const steps = createStepCounter(tx);
    const sums = await sumsOfReceipts(tx, month, last, (page) => steps.add(page));
    await steps.end();
    await removeFigures(tx, month, last);
    await addSales(tx, sums);
    emitChanged(tx, 'figures', tenantId);
  });
}

/**
 * Fills columns of receipts that are younger than them, each page in a transaction of its own: a function does it that has
 * the rights of its owner, and on several nodes no two roles may write in one transaction.
 */
async function describeMonth(db: Database, tenantId: string, from: string, to: string): Promise<void> {
  let last: ReadPage[number]['head'] | undefined;
  do {
    last = await inTenant(db, tenantId, async (tx) => {
      const page = await readPage(tx, { from, to }, last, isUndescribed);
      if (page.length > 0) await describeReceipts(tx, described(page));
      return page.at(-1)?.head;
    });
  } while (last);
}

function described(page: ReadPage) {
  return page.map(({ head, receipt }) => ({
    id: head.id,
    employee_id: receipt.employee?.id ?? null,
    ...describedReceipt(receipt),
  }));
}
