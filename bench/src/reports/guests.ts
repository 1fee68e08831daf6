import type pg from 'pg';
import { measureRead } from '../history/measure-read.ts';
import { restaurants } from '../history/plan.ts';
import { openHistoryWorld } from '../history/world.ts';
import type { Figure } from '../kit/figure.ts';
import { webQuery } from '../kit/graphql.ts';
import type { RunOptions } from '../kit/run.ts';

/** `receipts`: what no roll-up keeps and is read from up to 20,000 receipts, of however many branches. */
const atMostMs = { all: 150, one: 40, receipts: 150 } as const;

/** Table times and named customers of a year, where every receipt is of a table and every fifth names somebody. */
export const measureGuests = async (
  bench: string,
  range: { readonly from: string; readonly to: string },
  options: RunOptions,
): Promise<readonly Figure[]> => {
  const world = await openHistoryWorld(restaurants, options.progress);
  try {
    const { large, owner } = world;
    const one = { ...range, unitIds: [large.branches[0]?.unitId ?? ''] };
    const ms = await directTime(owner, large.id, range);
    const yardstick = { name: 'the middle of all stays from receipts by SQL, alone', ms };
    const reads = [
      ['table times', webQuery('TableTimes', { filter: range }), atMostMs.all],
      ['table times of one branch', webQuery('TableTimes', { filter: one }), atMostMs.one],
      ['named customers', webQuery('NamedCustomers', { filter: range, first: 50 }), atMostMs.receipts],
      [
        'named customers of one branch',
        webQuery('NamedCustomers', { filter: one, first: 50 }),
        atMostMs.receipts,
      ],
    ] as const;
    const figures: Figure[] = [];
    for (const [title, body, floor] of reads)
      figures.push(await measureRead(world, { bench, title, body, yardstick, atMostMs: floor }, options));
    return figures;
  } finally {
    await world.close();
  }
};

/** The middle of all stays, by table. */
async function directTime(
  owner: pg.Client,
  tenantId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<number> {
  const start = performance.now();
  await owner.query(
    `select target, percentile_cont(0.5) within group (order by
      ended_at - (content::json ->> 'start')::timestamptz) from receipts
    where tenant_id = $1 and type = 'Beleg' and biz_day between $2 and $3
      and ended_at >= $2::date - interval '1 day' group by target`,
    [tenantId, from, to],
  );
  return performance.now() - start;
}
