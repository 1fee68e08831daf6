import type { Day } from '@tresen/domain/kit/business-day';
import type { SalesFilter } from '@tresen/domain/sales/dashboards';
import {
  type Baskets,
  basketOf,
  createBaskets,
  type Pair,
  type PairQuestion,
} from '@tresen/domain/sales/pairs';
import type { Receipt } from '@tresen/domain/sales/receipts';
import type { ReportQuestion } from '@tresen/domain/sales/reports';
import type { Ctx } from '../../kit/context/index.ts';
import type { Tx } from '../../kit/db/pools.ts';
import { openStudy, type StudyHead } from './open-study.ts';
import { type ReadReceipt, type ReceiptSide, readPage } from './report-receipts.store.ts';

/** Articles on the same receipts. */
export interface SoldTogether extends StudyHead {
  readonly from: Day;
  readonly to: Day;
  /** Receipts with articles that were looked at. */
  readonly receipts: number;
  /** The first day of the newest receipts, where the range has more of them than are read; else null. */
  readonly readSince: Day | null;
  readonly totalCount: number;
  readonly pairs: readonly Pair[];
}

export interface TogetherPage extends PairQuestion, Pick<ReportQuestion, 'fromHour' | 'toHour'> {
  readonly first: number;
}

/** Read and counted in a second. A pair on one of a hundred receipts is on a hundred of these. */
export const maxReceipts = 10_000;

/**
 * Which articles are on the same receipts, of the newest receipts of the days.
 * @throws as `salesReport`
 */
export const soldTogether = (
  ctx: Ctx,
  filter: SalesFilter,
  { first, fromHour, toHour, ...question }: TogetherPage,
): Promise<SoldTogether> =>
  openStudy(ctx, filter, async ({ tx, asked, side, choice, head }) => {
    const hours = { fromHour: fromHour ?? null, toHour: toHour ?? null };
    const { baskets, readSince } = await readBaskets(tx, { ...side, ...choice, ...hours, which: 'all' });
    const pairs = baskets.pairs(question);
    return {
      ...head,
      ...asked.range,
      receipts: baskets.count(),
      readSince,
      totalCount: pairs.length,
      pairs: pairs.slice(0, first),
    };
  });

/** What the newest receipts sold, and since which day where there are more of them. */
export const readBaskets = async (
  tx: Tx,
  side: ReceiptSide,
  max = maxReceipts,
): Promise<{ readonly baskets: Baskets; readonly readSince: Day | null }> => {
  const baskets = createBaskets();
  let last: ReadReceipt | undefined;
  let rest = max;
  do {
    const page = await readPage(tx, side, last, 'newest');
    const taken = page.slice(0, rest);
    for (const { content } of taken) baskets.add(basketOf(JSON.parse(content) as Receipt));
    const oldest = taken.at(-1) ?? last;
    if (taken.length < page.length && oldest) return { baskets, readSince: oldest.day };
    rest -= taken.length;
    last = page.at(-1);
  } while (last);
  return { baskets, readSince: null };
};
