import type { Day } from '@tresen/domain/kit/business-day';
import type { SalesFilter } from '@tresen/domain/sales/dashboards';
import {
  articleNamesOf,
  type Baskets,
  basketOf,
  createBaskets,
  type Pair,
  type PairCount,
  type PairQuestion,
  withNames,
} from '@tresen/domain/sales/pairs';
import type { Receipt } from '@tresen/domain/sales/receipts';
import type { ReportQuestion } from '@tresen/domain/sales/reports';
import type { Ctx } from '../../kit/context/index.ts';
import type { Tx } from '../../kit/db/pools.ts';
import { openStudy, type StudyHead } from './open-study.ts';
import { newestSold, type SoldRow, type SoldSide, textsOf } from './sold-articles.store.ts';

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
    const { baskets, newest, readSince } = await readBaskets(tx, { ...side, ...choice, ...hours });
    const pairs = baskets.pairs(question);
    return {
      ...head,
      ...asked.range,
      receipts: baskets.count(),
      readSince,
      totalCount: pairs.length,
      pairs: await named(tx, pairs.slice(0, first), newest),
    };
  });

/** What the newest receipts of some days sold. */
interface SoldBaskets {
  readonly baskets: Baskets;
  /** Day of the oldest one, where there are more of them than are read. */
  readonly readSince: Day | null;
  /** The newest receipt that sold an article. */
  readonly newest: ReadonlyMap<string, string>;
}

/** What the newest receipts sold, as it was written down when they came; of older ones as their texts say. */
export const readBaskets = async (tx: Tx, side: SoldSide, max = maxReceipts): Promise<SoldBaskets> => {
  const rows = await newestSold(tx, side, max + 1);
  const taken = rows.slice(0, max);
  const older = await basketsOfTexts(
    tx,
    taken.filter(({ sold }) => sold === null),
  );
  const baskets = createBaskets();
  const newest = new Map<string, string>();
  for (const { id, sold } of taken) {
    const keys = sold === null ? (older.get(id) ?? []) : (JSON.parse(sold) as readonly string[]);
    baskets.add(keys);
    for (const key of keys) if (!newest.has(key)) newest.set(key, id);
  }
  return { baskets, newest, readSince: rows.length > max ? (taken.at(-1)?.day ?? null) : null };
};

async function basketsOfTexts(tx: Tx, rows: readonly SoldRow[]) {
  const baskets = new Map<string, readonly string[]>();
  for await (const { id, content } of textsOf(
    tx,
    rows.map((row) => row.id),
  ))
    baskets.set(id, basketOf(JSON.parse(content) as Receipt));
  return baskets;
}

/** Pairs with the names of their articles as the newest receipts have them. */
async function named(tx: Tx, pairs: readonly PairCount[], newest: SoldBaskets['newest']) {
  const keys = new Set(pairs.flatMap(({ key, otherKey }) => [key, otherKey]));
  const ids = new Set([...keys].flatMap((key) => newest.get(key) ?? []));
  const names = new Map<string, string>();
  for await (const { id, content } of textsOf(tx, [...ids]))
    for (const [key, name] of articleNamesOf(JSON.parse(content) as Receipt))
      if (newest.get(key) === id) names.set(key, name);
  return withNames(pairs, names);
}
