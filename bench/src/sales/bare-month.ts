import type { HistoryWorld } from '../history/world.ts';
import type { Figure } from '../kit/figure.ts';
import { webQuery } from '../kit/graphql.ts';
import { measureAtHalf } from '../kit/half-load.ts';
import { httpRequest } from '../kit/http-connection.ts';
import type { RunOptions } from '../kit/run.ts';
import { median, percentile } from '../kit/statistics.ts';

const month = { from: '2026-10-01', to: '2026-10-31' } as const;

const inMonth = `r.tenant_id = $1 and r.type = 'Beleg' and r.biz_day between '${month.from}' and '${month.to}'
  and r.ended_at >= '${month.from}'::date - interval '1 day' and r.ended_at < '${month.to}'::date + interval '3 days'`;

/** The same answer from the receipts themselves: every day of every branch, its hours, and the articles. */
const statements = [
  `select r.unit_id, r.biz_day, r.biz_hour, count(*), sum(r.turnover) from receipts r where ${inMonth} group by 1, 2, 3`,
  `select p->'article'->>'key' as key, sum((p->>'quantity')::bigint) quantity, sum((p->>'amount')::bigint) turnover
   from receipts r, json_array_elements(r.content::json->'positions') p
   where ${inMonth} and p->>'kind' = 'Umsatz' group by 1 order by 3 desc limit 5`,
];

/** A month of all branches, beside the same summed from the receipts. */
export const measureBareMonth = async (world: HistoryWorld, { isQuick }: RunOptions): Promise<Figure> => {
  const body = webQuery('AnalyticsDashboard', { filter: { ...month, comparison: 'NONE' } });
  const request = httpRequest('/graphql/pos', world.token, body);
  const { times } = await measureAtHalf(world.server.port, [request], isQuick ? 1 : 4);
  const p50 = percentile(times, 0.5);
  const bare = median([await bareTime(world), await bareTime(world), await bareTime(world)]);
  return {
    bench: 'sales',
    measured: { name: 'Analytics, all branches, a month, p50', value: p50, unit: 'ms' },
    yardstick: { name: 'the same summed from receipts by SQL, alone', value: bare, unit: 'ms' },
    ratio: bare / p50,
    limit: { of: 'ratio', is: 'atLeast', floor: 20 },
    note: 'the ratio is how many times faster',
  };
};

async function bareTime({ owner, large }: HistoryWorld): Promise<number> {
  const start = performance.now();
  for (const text of statements) await owner.query(text, [large.id]);
  return performance.now() - start;
}
