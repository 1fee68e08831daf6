import type pg from 'pg';
import { makeTenant, type Tenant } from '../kit/tenants.ts';
import { marks, storeTemplates, templateCount } from './receipt-templates.ts';

/** The tenant that is looked at, and those beside it, whose receipts lie between its own. */
export interface MillionTenants {
  readonly large: Tenant;
  readonly others: readonly Tenant[];
}

/** When the last receipt was made, for the server's clock. */
export const lastMoment = '2026-11-20T21:59:00.000Z';
const firstDay = '2023-11-21';
const days = 1_096;
const perDay = 1_826;
const total = days * perDay;
const otherTenants = 20;
const chunk = 100_000;

/**
 * One row per receipt, in the order of time: every other one is the large tenant's, the rest goes round the others.
 * Every day from 9 to 22 UTC, one business day each.
 */
const plan = `
  drop table if exists bench.registers, bench.plan;
  create unlogged table bench.registers as
  select x.* from json_to_recordset($1) x(place int, tenant uuid, unit uuid, device uuid, database uuid, name text);
  create unlogged table bench.plan as
  select i, r.tenant, r.unit, r.device, r.database, r.name, i / 2 % ${templateCount} * 7919 % ${templateCount} as template, ended,
    (ended at time zone 'Europe/Berlin' - interval '240 minutes')::date as day,
    extract(hour from ended at time zone 'Europe/Berlin')::smallint as hour
  from (
    select i, date_trunc('milliseconds', timestamptz '${firstDay} 09:00:00Z' + interval '1 day' * (i / ${perDay})
        + interval '13 hours' * (i % ${perDay}) / ${perDay}) as ended,
      case when i % 2 = 0 then i / 2 % 10 else 10 + i / 2 % ${otherTenants * 2} end as place
    from generate_series(0, ${total - 1}) i) s
  join bench.registers r using (place);
  create index on bench.plan (i)`;

const isoText = (column: string) =>
  `to_char((${column}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const content = [
  [marks.id, 'id::text'],
  [marks.databaseId, 'p.database::text'],
  [String(marks.number), 'p.i::text'],
  [marks.serial, 'p.device::text'],
  [marks.register, 'p.name'],
  [marks.start, isoText("p.ended - interval '1 minute'")],
  [marks.end, isoText('p.ended')],
].reduce((text, [mark, value]) => `replace(${text}, '${mark}', ${value})`, 't.text');

const insertReceipts = `
  insert into receipts (tenant_id, id, unit_id, device_id, number, type, started_at, ended_at, received_at, biz_day,
    biz_hour, z_number, register_name, employee_key, employee_name, currency, gross, turnover, content_hash, content)
  select p.tenant, id, p.unit, p.device, p.i, 'Beleg', p.ended - interval '1 minute', p.ended,
    p.ended + interval '1 second', p.day, p.hour, p.i / 300 + 1, p.name, t.employee, t.employee_name, 'EUR', t.gross,
    t.turnover, sha256(convert_to(content, 'UTF8')), content
  from bench.plan p
  join bench.templates t using (template)
  cross join lateral (select (lpad(to_hex((extract(epoch from p.ended) * 1000)::bigint), 12, '0') || '7000a000'
    || lpad(to_hex(p.i), 12, '0'))::uuid as id) with_id
  cross join lateral (select ${content} as content) with_content
  where p.i >= $1 and p.i < $2
  order by p.i`;

const rollUps = `
  insert into sales_day
  select p.tenant, p.day, p.unit, sum(t.receipts), sum(t.customers), sum(t.turnover), sum(t.net), sum(t.tax),
    sum(t.cash), sum(t.card), sum(t.digital), sum(t.other), sum(t.discounts), sum(t.cancelled)
  from bench.plan p join bench.templates t using (template) group by p.tenant, p.unit, p.day
  order by min(p.i);
  insert into sales_hour
  select p.tenant, p.day, p.unit, p.hour, sum(t.receipts), sum(t.turnover)
  from bench.plan p join bench.templates t using (template) group by p.tenant, p.unit, p.day, p.hour
  order by min(p.i);
  insert into sales_article_month
  select p.tenant, date_trunc('month', p.day)::date, p.unit, a.key, max(a.name), sum(a.quantity), sum(a.amount)
  from bench.plan p join bench.template_articles a using (template) group by 1, 2, 3, 4
  order by min(p.i);
  update devices set last_receipt_at = '${lastMoment}' where id in (select device from bench.registers);
  drop table bench.plan`;

const placesOf = ({ large, others }: MillionTenants): object[] =>
  [...large.registers, ...others.flatMap(({ registers }) => registers)].map((register, place) => ({
    place,
    tenant: register.tenantId,
    unit: register.unitId,
    device: register.deviceId,
    database: register.databaseId,
    name: register.name,
  }));

const makeTenants = async (owner: pg.Client): Promise<MillionTenants> => {
  const large = await makeTenant(owner, 'Million', { branches: 5, registers: 10 });
  const others: Tenant[] = [];
  for (let index = 1; index <= otherTenants; index += 1) {
    others.push(await makeTenant(owner, `Neighbour ${index}`, { branches: 2, registers: 2 }));
  }
  return { large, others };
};

/** Fills an empty database with two million receipts over three years and their roll-ups; minutes of work. */
export const generateMillion = async (
  owner: pg.Client,
  progress: (line: string) => void,
): Promise<MillionTenants> => {
  const tenants = await makeTenants(owner);
  await owner.query('set synchronous_commit = off');
  await storeTemplates(owner);
  const places = owner.escapeLiteral(JSON.stringify(placesOf(tenants)));
  await owner.query(plan.replace('$1', `${places}::json`));
  for (let from = 0; from < total; from += chunk) {
    await owner.query(insertReceipts, [from, from + chunk]);
    progress(`${Math.min(from + chunk, total)} of ${total} receipts generated`);
  }
  await owner.query(rollUps);
  for (const table of ['receipts', 'sales_day', 'sales_hour', 'sales_article_month', 'devices']) {
    await owner.query(`vacuum analyze ${table}`);
  }
  await owner.query('checkpoint');
  return tenants;
};
