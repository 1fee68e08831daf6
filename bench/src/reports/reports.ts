import { addDays } from '@tresen/domain/kit/business-day';
import type pg from 'pg';
import { measureRead } from '../history/measure-read.ts';
import { chain, firstDay, small, today } from '../history/plan.ts';
import { openHistoryWorld } from '../history/world.ts';
import type { Figure } from '../kit/figure.ts';
import { webQuery } from '../kit/graphql.ts';
import type { Benchmark, RunOptions } from '../kit/run.ts';
import { measureGuests } from './guests.ts';

const name = 'reports';
/** Days that cut the months at both ends. */
const year = { from: addDays(today, -360), to: addDays(today, -3), comparison: 'PREVIOUS_PERIOD' };
const days = { from: year.from, to: year.to };
const threeYears = { from: addDays(firstDay, 5), to: addDays(today, -3), comparison: 'NONE' };
/** `receipts`: what is read from 10,000 receipts, each time. */
const atMostMs = { all: 150, one: 40, receipts: 2_000 } as const;

/** A question as the page asks it. */
const report = (filter: object, rows: string, columns: string | null = null) =>
  webQuery('SalesReport', { filter, rows, columns, order: null, ascending: false, first: 100 });

export const reports: Benchmark = {
  name,
  about:
    'The summary and reports of a year and of three for a tenant with five million receipts of 500 branches, with their comparison; table times and named customers of two restaurants',
  run: async (options) => [...(await measureSums(options)), ...(await measureGuests(name, days, options))],
};

async function measureSums(options: RunOptions): Promise<readonly Figure[]> {
  const world = await openHistoryWorld(options.isQuick ? small : chain, options.progress);
  try {
    const ms = await directTime(world.owner, world.large.id);
    const yardstick = { name: 'the articles of the year from receipts by SQL, alone', ms };
    const [unitId] = await unitsOf(world.owner, world.large.id);
    const one = { ...year, unitIds: [unitId] };
    const longOne = { ...threeYears, unitIds: [unitId] };
    const reads = [
      ['summary', webQuery('SalesSummary', { filter: year }), atMostMs.all],
      ['articles', report(year, 'ARTICLE'), atMostMs.all],
      ['articles by month', report(year, 'ARTICLE', 'MONTH'), atMostMs.all],
      ['weekdays by hour', report(year, 'WEEKDAY', 'HOUR'), atMostMs.all],
      ['branches', report(year, 'UNIT'), atMostMs.all],
      ['summary of three years', webQuery('SalesSummary', { filter: threeYears }), atMostMs.all],
      ['articles of three years', report(threeYears, 'ARTICLE'), atMostMs.all],
      ['summary of one branch', webQuery('SalesSummary', { filter: one }), atMostMs.one],
      ['articles of one branch', report(one, 'ARTICLE'), atMostMs.one],
      ['three years of one branch', webQuery('SalesSummary', { filter: longOne }), atMostMs.one],
      ['articles of three years of one branch', report(longOne, 'ARTICLE'), atMostMs.one],
      ['sold together', webQuery('SoldTogether', { filter: days }), atMostMs.receipts],
    ] as const;
    const figures: Figure[] = [];
    for (const [title, body, floor] of reads)
      figures.push(
        await measureRead(world, { bench: name, title, body, yardstick, atMostMs: floor }, options),
      );
    return figures;
  } finally {
    await world.close();
  }
}

async function unitsOf(owner: pg.Client, tenantId: string): Promise<readonly string[]> {
  const { rows } = await owner.query<{ id: string }>(
    `select unit_id id from sales_month where tenant_id = $1 and unit_id::text not like 'ffffffff%'
      group by unit_id order by sum(receipts) desc`,
    [tenantId],
  );
  return rows.map(({ id }) => id);
}

/** What each article sold, from the receipts of the year themselves. */
async function directTime(owner: pg.Client, tenantId: string): Promise<number> {
  const start = performance.now();
  await owner.query(
    `select p.value -> 'article' ->> 'key', sum((p.value ->> 'amount')::bigint), count(distinct r.id)
    from receipts r cross join lateral json_array_elements(r.content::json -> 'positions') p
    where r.tenant_id = $1 and r.type = 'Beleg' and r.biz_day between $2 and $3
      and r.ended_at >= $2::date - interval '1 day' and p.value ->> 'kind' = 'Umsatz'
    group by 1`,
    [tenantId, year.from, year.to],
  );
  return performance.now() - start;
}
