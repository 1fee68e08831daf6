import type pg from 'pg';
import type { Tenant } from '../kit/tenants.ts';

const guests = `coalesce(substring(r.content from '"guests":(\\d+)')::int, 1)`;

const homeStatements = [
  figuresOfDay('$3'),
  figuresOfDay(`($3::date - 7)`),
  `select p->>'kind' as kind, sum((p->>'amount')::bigint) from receipts r, json_array_elements(r.content::json->'payments') p
    where ${range('$3', '$3')} group by 1`,
  `select r.biz_hour, count(*), sum(r.turnover) from receipts r where ${range('$3', '$3')} group by 1 order by 1`,
  topArticles(`date_trunc('month', $3::date)::date`, '$3'),
];

const yearStart = `date_trunc('year', $3::date)::date`;
const sameDayBefore = `($3::date - interval '1 year')::date`;

const analyticsStatements = [
  `select r.unit_id, date_trunc('month', r.biz_day), r.biz_day <= ${sameDayBefore} as before, count(*),
    sum(r.turnover), sum(${guests})
  from receipts r where ${range(`(${yearStart} - interval '1 year')::date`, '$3')} group by 1, 2, 3`,
  topArticles(yearStart, '$3'),
];

/** Milliseconds that Home takes from the receipts themselves. */
export const answerHome = (owner: pg.Client, tenant: Tenant, today: string): Promise<number> =>
  answerWith(owner, tenant, today, homeStatements);

/** Milliseconds that Analytics takes from the receipts themselves. */
export const answerAnalytics = (owner: pg.Client, tenant: Tenant, today: string): Promise<number> =>
  answerWith(owner, tenant, today, analyticsStatements);

function figuresOfDay(day: string) {
  return `
  select count(*), sum(r.turnover), sum(${guests}) from receipts r where ${range(day, day)}`;
}

/**
 * The same answers from the receipts themselves, as well as SQL can: the list's index bounds the time, columns are
 * used where there are some, guests are cut out of the text, and only articles and payments read it as JSON.
 */
function range(from: string, to: string) {
  return `r.tenant_id = $1 and r.unit_id = any ($2) and r.type = 'Beleg'
  and r.biz_day between ${from} and ${to}
  and r.ended_at >= ${from}::date - interval '1 day' and r.ended_at < ${to}::date + interval '3 days'`;
}

function topArticles(from: string, to: string) {
  return `
  select p->'article'->>'key' as key, max(p->>'text') as name, sum((p->>'quantity')::bigint) quantity,
    sum((p->>'amount')::bigint) turnover
  from receipts r, json_array_elements(r.content::json->'positions') p
  where ${range(from, to)} and p->>'kind' = 'Umsatz'
  group by 1 order by 4 desc limit 5`;
}

async function answerWith(
  owner: pg.Client,
  tenant: Tenant,
  today: string,
  statements: readonly string[],
): Promise<number> {
  const units = tenant.branches.map(({ unitId }) => unitId);
  const start = performance.now();
  for (const text of statements) await owner.query(text, [tenant.id, units, today]);
  return performance.now() - start;
}
