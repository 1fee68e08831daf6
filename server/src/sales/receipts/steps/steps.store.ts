import { type DayRange, splitRange } from '@tresen/domain/kit/business-day';
import { type RawBuilder, sql } from 'kysely';
import { type Database, inSystem, type Tx } from '../../../kit/db/pools.ts';
import { bytesBefore, maxBytesOfTexts } from '../list/receipt-texts.ts';
import type { ReceiptHead } from '../push/receipt-row.ts';
import type { PackedSteps, StepPlace } from './step-sums.ts';

/** Tenants with receipts that have waited so long, or of which so many wait; ids only (contract 3). */
export const tenantsWithSteps = (db: Database, waitMs: number, max: number): Promise<readonly string[]> =>
  inSystem(db, async (tx) => {
    const { rows } = await sql<{ tenantId: string }>`
      select tenant_id "tenantId" from waiting_steps group by tenant_id
      having min(received_at) <= now() - ${waitMs} * interval '1 millisecond' or sum(cardinality(receipt_ids)) >= ${max}`.execute(
      tx,
    );
    return rows.map(({ tenantId }) => tenantId);
  });

/** Lets nobody else count steps of the tenant, or sum its months again, until the transaction ends. Pushes go on. */
export const lockSteps = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock_shared(34, hashtext((select current_tenant())::text)),
    pg_advisory_xact_lock(38, hashtext((select current_tenant())::text))`.execute(tx);
};

/** Takes receipts, the oldest first, out of those that wait: some pushes of some thousand receipts together. */
export const takeWaiting = async (tx: Tx, max: number): Promise<readonly string[]> => {
  const { rows } = await sql<{ ids: readonly string[] }>`
    delete from waiting_steps w using (
      select first_id, sum(cardinality(receipt_ids)) over (order by received_at, first_id
        rows between unbounded preceding and 1 preceding) before
      from waiting_steps where tenant_id = (select current_tenant())) o
    where w.tenant_id = (select current_tenant()) and w.first_id = o.first_id and coalesce(o.before, 0) < ${max}
    returning w.receipt_ids ids`.execute(tx);
  return rows.flatMap(({ ids }) => ids);
};

/** What is read of a receipt to count its steps and to break it down. */
export interface StepText
  extends Pick<
    ReceiptHead,
    'id' | 'unit' | 'day' | 'hour' | 'device' | 'register' | 'employee' | 'employee_name' | 'currency'
  > {
  readonly content: string;
}

/** Receipts by their ids, as many as may be read at once: at least one where there are any. */
export const receiptTexts = async (tx: Tx, ids: readonly string[]): Promise<readonly StepText[]> => {
  const { rows } = await sql<StepText>`
    select id, unit, day, hour, device, register, employee, employee_name, currency, content from (
      select r.id, r.unit_id unit, r.biz_day as day, r.biz_hour as hour, r.device_id device, r.register_name register,
        r.employee_key employee, r.employee_name, r.currency, r.content, ${bytesBefore} bytes_before
      from receipts r where r.tenant_id = (select current_tenant()) and r.id = any (${ids}::uuid[])) page
    where bytes_before < ${maxBytesOfTexts}`.execute(tx);
  return rows;
};

/** The rows of these places. */
export const storedSteps = async (tx: Tx, places: readonly StepPlace[]): Promise<readonly PackedSteps[]> => {
  const { rows } = await sql<PackedSteps>`
    select unit_id "unitId", device_id "deviceId", grain, period::text period, to_json(keys) keys, to_json(ids) ids,
      to_json(quantities) quantities, to_json(turnovers) turnovers, steps, omitted from sales_steps
    where tenant_id = (select current_tenant()) and (unit_id, grain, period, device_id) in (
      select * from unnest(${places.map(({ unitId }) => unitId)}::uuid[], ${places.map(({ grain }) => grain)}::text[],
        ${places.map(({ period }) => period)}::date[], ${places.map(({ deviceId }) => deviceId)}::uuid[]))`.execute(
    tx,
  );
  return rows;
};

export const saveSteps = async (tx: Tx, rows: readonly PackedSteps[]): Promise<void> => {
  const json = JSON.stringify(rows.map(({ steps, ...row }) => ({ ...row, steps: steps.toString('base64') })));
  await sql`insert into sales_steps (tenant_id, unit_id, device_id, grain, period, keys, ids, quantities, turnovers,
      steps, omitted)
    select (select current_tenant()), "unitId", "deviceId", grain, period, keys, ids, quantities, turnovers,
      decode(steps, 'base64'), omitted
    from json_to_recordset(${json}::json) as x("unitId" uuid, "deviceId" uuid, grain text, period date, keys text[],
      ids uuid[], quantities bigint[], turnovers bigint[], steps text, omitted bigint)
    on conflict (tenant_id, unit_id, grain, period, device_id) do update set
      keys = excluded.keys, ids = excluded.ids, quantities = excluded.quantities, turnovers = excluded.turnovers,
      steps = excluded.steps, omitted = excluded.omitted`.execute(tx);
};

/** Takes the steps of whole months away, and of their days. */
export const removeSteps = async (tx: Tx, from: string, to: string): Promise<void> => {
  await sql`delete from sales_steps
    where tenant_id = (select current_tenant()) and period between ${from} and ${to}`.execute(tx);
};

/** Of which days, branches and registers steps are asked. */
export interface AskedSteps {
  /** Branches, or the whole tenant; of registers the branches where they were. */
  readonly units: readonly string[];
  /** Null: all. */
  readonly deviceIds: readonly string[] | null;
  readonly range: DayRange;
}

/** A row to be added, or taken away from the others. */
export interface ReadSteps extends Omit<PackedSteps, keyof StepPlace> {
  readonly sign: 1 | -1;
}

/** Rows that add up to what was asked; none where they are too many to be read at once. */
export interface StepRows {
  readonly rows: readonly ReadSteps[];
  readonly isTooMuch: boolean;
}

/** Reads steps, up to so many bytes: their sizes are known without reading them. */
export const readSteps = async (tx: Tx, asked: AskedSteps, maxBytes: number): Promise<StepRows> => {
  const { rows } = await sql<Omit<ReadSteps, 'steps'> & { readonly steps: Buffer | null }>`
    select sign, omitted, case when bytes <= ${maxBytes} then steps end steps, ${sql.join(
      arrays.map(
        (name) => sql`to_json(case when bytes <= ${maxBytes} then ${sql.ref(name)} end) ${sql.ref(name)}`,
      ),
    )}
    from (
      select *, sum(octet_length(steps) + pg_column_size(keys) + pg_column_size(ids)) over () bytes
      from (${sql.join(partsOf(asked), sql` union all `)}) p) s`.execute(tx);
  const read = rows.flatMap(({ steps, ...row }) => (steps ? [{ ...row, steps }] : []));
  return { rows: read, isTooMuch: read.length < rows.length };
};

const arrays = ['keys', 'ids', 'quantities', 'turnovers'] as const;

/** Days of registers; else whole months, with or without the days at their edges. */
function partsOf({ units, deviceIds, range }: AskedSteps): readonly RawBuilder<unknown>[] {
  // Registers have an index of their own, so the branches, often all, are a set to look into and no key.
  if (deviceIds)
    return [
      partOf(
        'day',
        range,
        1,
        sql`device_id = any (${deviceIds}::uuid[])
        and (unit_id in (select unnest(${units}::uuid[]))) is true`,
      ),
    ];
  const ofUnits = sql`unit_id = any (${units}::uuid[])`;
  const { months, edges } = splitRange(range);
  return [
    ...(months ? [partOf('month', months, 1, ofUnits)] : []),
    ...edges.map(({ days, sign }) => partOf('day', days, sign, ofUnits)),
  ];
}

function partOf(
  grain: StepPlace['grain'],
  { from, to }: DayRange,
  sign: 1 | -1,
  isOf: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`select ${sql.lit(sign)}::int sign, keys, ids, quantities, turnovers, steps, omitted from sales_steps
    where tenant_id = (select current_tenant()) and ${isOf} and grain = ${grain} and period between ${from} and ${to}`;
}
