import { endOfMonth, startOfMonth } from '@tresen/domain/sales/business-day';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import { createQueue } from '../../kit/queue/index.ts';
import { seeOneMoment, storedSums, sumsOfReceipts } from './roll-up-check.store.ts';
import type { RollUpSums } from './roll-up-sums.ts';

/** A roll-up row that the receipts do not confirm: a column, what is stored and what the receipts give. */
export interface RollUpDifference {
  readonly rollUp: 'day' | 'hour' | 'articleMonth';
  readonly unitId: string;
  readonly day: string;
  readonly key: string;
  readonly column: string;
  readonly stored: number;
  readonly computed: number;
}

type Row = Readonly<Record<string, string | number>>;
type Kind = Pick<RollUpDifference, 'rollUp'> & { readonly day: string; readonly key: string };

const kinds = {
  days: { rollUp: 'day', day: 'day', key: '' },
  hours: { rollUp: 'hour', day: 'day', key: 'hour' },
  articles: { rollUp: 'articleMonth', day: 'month', key: 'key' },
} as const satisfies Record<keyof RollUpSums, Kind>;

const keyOf = (row: Row, kind: Kind): string => `${row.unit} ${row[kind.day]} ${row[kind.key] ?? ''}`;

const compareRows = (kind: Kind, stored: Row | undefined, computed: Row | undefined): RollUpDifference[] => {
  const row = stored ?? computed ?? {};
  return Object.keys(row)
    .filter((column) => typeof row[column] === 'number' && column !== kind.key)
    .map((column) => ({
      rollUp: kind.rollUp,
      unitId: String(row.unit),
      day: String(row[kind.day]),
      key: String(row[kind.key] ?? ''),
      column,
      stored: Number(stored?.[column] ?? 0),
      computed: Number(computed?.[column] ?? 0),
    }))
    .filter((difference) => difference.stored !== difference.computed);
};

const compare = (kind: Kind, stored: readonly Row[], computed: readonly Row[]): RollUpDifference[] => {
  const left = new Map(stored.map((row) => [keyOf(row, kind), row]));
  const right = new Map(computed.map((row) => [keyOf(row, kind), row]));
  const keys = new Set([...left.keys(), ...right.keys()]);
  return [...keys].flatMap((key) => compareRows(kind, left.get(key), right.get(key)));
};

const rows = (sums: readonly object[]): Row[] => sums.map((sum) => ({ ...sum }) as Row);

// One at a time: each holds a connection and the processor until it has read every receipt of its range.
const queue = createQueue(1, 8);

/**
 * Sums the receipts of the months again and names every roll-up row that differs; empty means that every screen
 * is right. Whole months, since articles are kept by month. Reads every receipt of the range.
 * @throws {AppError} TOO_MANY_REQUESTS when several others wait for theirs
 */
export const rollUpDifferences = (ctx: Ctx, from: string, to: string): Promise<RollUpDifference[]> =>
  queue(() =>
    inTenant(ctx.db, tenantOf(ctx), async (tx) => {
      await seeOneMoment(tx);
      const first = startOfMonth(from);
      const last = endOfMonth(to);
      const computed = await sumsOfReceipts(tx, first, last);
      const stored = await storedSums(tx, first, last);
      return (['days', 'hours', 'articles'] as const).flatMap((name) =>
        compare(kinds[name], rows(stored[name]), rows(computed[name])),
      );
    }),
  );
