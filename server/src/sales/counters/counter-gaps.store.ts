import { type CounterFault, type GapState, gapList } from '@tresen/domain/sales/counters';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { hasWords } from '../../kit/db/word-search.ts';
import {
  conditionOf,
  describeColumns,
  type FilterInput,
  type ListedSource,
  readFilter,
} from '../../kit/records/index.ts';
import type { Series } from './counter-runs.store.ts';

/** A gap as it is kept. Times are UTC. */
export interface KeptGap extends Series {
  readonly id: string;
  readonly fault: CounterFault;
  readonly first: number;
  readonly last: number;
  readonly after: Date;
  readonly before: Date;
  readonly firstSignature: number | null;
  readonly lastSignature: number | null;
  readonly deviceId: string;
  readonly unitId: string;
  readonly foundAt: Date;
  readonly state: GapState;
  readonly acknowledgedAt: Date | null;
  readonly acknowledgedBy: string | null;
  readonly acknowledgedByName: string | null;
  readonly reason: string | null;
  readonly closedAt: Date | null;
}

const columns = sql`t.id, t.kind, t.series, t.fault, t.first, t.last, t.after_at "after", t.before_at "before",
  t.first_signature "firstSignature", t.last_signature "lastSignature", t.device_id "deviceId", t.unit_id "unitId",
  t.found_at "foundAt", t.state, t.acknowledged_at "acknowledgedAt", t.acknowledged_by "acknowledgedBy",
  t.acknowledged_by_name "acknowledgedByName", t.acknowledged_reason "reason", t.closed_at "closedAt"`;

/** The open gaps of a counter; until the transaction ends, nobody else changes them nor finds new ones. */
export const openGapsOf = async (tx: Tx, { kind, series }: Series): Promise<readonly KeptGap[]> => {
  await sql`select pg_advisory_xact_lock(37, counter_lock((select current_tenant()), ${kind}, ${series}))`.execute(
    tx,
  );
  const { rows } = await sql<KeptGap>`select ${columns} from counter_gaps t
    where t.tenant_id = (select current_tenant()) and t.kind = ${kind} and t.series = ${series}
      and t.closed_at is null order by t.id for update`.execute(tx);
  return rows;
};

/** Keeps gaps, new ones and changed ones. */
export const saveGaps = async (tx: Tx, gaps: readonly KeptGap[]): Promise<void> => {
  if (gaps.length === 0) return;
  await sql`insert into counter_gaps (tenant_id, id, kind, series, fault, first, last, after_at, before_at,
      first_signature, last_signature, device_id, unit_id, found_at, state, acknowledged_at, acknowledged_by,
      acknowledged_by_name, acknowledged_reason)
    select (select current_tenant()), x.id, x.kind, x.series, x.fault, x.first, x.last, x.after, x.before, x."firstSignature",
      x."lastSignature", x."deviceId", x."unitId", x."foundAt", x.state, x."acknowledgedAt", x."acknowledgedBy",
      x."acknowledgedByName", x.reason
    from json_to_recordset(${JSON.stringify(gaps)}::json) x(id uuid, kind text, series text, fault text, first bigint,
      last bigint, after timestamptz, before timestamptz, "firstSignature" bigint, "lastSignature" bigint,
      "deviceId" uuid, "unitId" uuid, "foundAt" timestamptz, state text, "acknowledgedAt" timestamptz,
      "acknowledgedBy" uuid, "acknowledgedByName" text, reason text)
    on conflict (tenant_id, id) do update set first = excluded.first, last = excluded.last,
      after_at = excluded.after_at, before_at = excluded.before_at, first_signature = excluded.first_signature,
      last_signature = excluded.last_signature, state = excluded.state`.execute(tx);
};

/** Notes that gaps are none any more. */
export const closeGaps = async (tx: Tx, ids: readonly string[], at: Date): Promise<void> => {
  if (ids.length === 0) return;
  await sql`update counter_gaps set closed_at = ${at}
    where tenant_id = (select current_tenant()) and id = any (${[...ids]})`.execute(tx);
};

/** Which gaps a list shows; closed ones only when asked for. */
export interface GapFilter extends Pick<FilterInput, 'search' | 'conditions'> {
  readonly isClosed?: boolean | null | undefined;
  readonly unitIds?: readonly string[] | null | undefined;
  readonly deviceIds?: readonly string[] | null | undefined;
  readonly states?: readonly string[] | null | undefined;
  /** Counters that a register shares with others show their gaps with each of them. */
  readonly series?: readonly string[];
}

/** A gap with the names of its register and branch. */
export interface NamedGap extends KeptGap {
  readonly deviceName: string;
  readonly unitName: string;
  readonly zone: string;
}

/** A page of gaps, those found last first, by keyset; one more than asked tells of a next page. */
export const gapPage = async (
  tx: Tx,
  filter: GapFilter,
  first: number,
  after: string | undefined,
): Promise<readonly NamedGap[]> => {
  const { rows } = await sql<NamedGap>`select ${columns}, d.name "deviceName", u.name "unitName", u.zone
    from counter_gaps t
    join devices d on d.tenant_id = t.tenant_id and d.id = t.device_id
    join organization_units u on u.tenant_id = t.tenant_id and u.id = t.unit_id
    where ${conditions(filter)} ${after === undefined ? sql`` : sql`and t.id < ${after}`}
    order by t.id desc limit ${first + 1}`.execute(tx);
  return rows;
};

export const countGaps = async (tx: Tx, filter: GapFilter): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) from counter_gaps t
    where ${conditions(filter)}`.execute(tx);
  return rows[0]?.count ?? 0;
};

/** Who says why numbers are missing. */
export interface Acknowledgement {
  readonly userId: string;
  readonly name: string;
  readonly reason: string;
  readonly at: Date;
}

/** Notes why open gaps are there. @returns those that were open; what somebody has acknowledged before stays as it is */
export const acknowledgeGaps = async (
  tx: Tx,
  ids: readonly string[],
  { userId, name, reason, at }: Acknowledgement,
): Promise<readonly KeptGap[]> => {
  const { rows } = await sql<KeptGap>`
    with still_open as ( -- in the order of their ids, as the watch of counters holds them
      select id from counter_gaps where tenant_id = (select current_tenant()) and id = any (${[...ids]})
        and closed_at is null and acknowledged_at is null order by id for update
    )
    update counter_gaps t set state = 'acknowledged', acknowledged_at = ${at},
      acknowledged_by = ${userId}, acknowledged_by_name = ${name}, acknowledged_reason = ${reason}
    from still_open o where t.tenant_id = (select current_tenant()) and t.id = o.id
    returning ${columns}`.execute(tx);
  return rows;
};

const listed: ListedSource = { entity: gapList, columns: describeColumns(gapList) };

function conditions(filter: GapFilter): RawBuilder<SqlBool> {
  const { isClosed, unitIds, deviceIds, states, series } = filter;
  const more = readFilter(gapList, { search: filter.search, conditions: filter.conditions });
  const parts = [
    sql<SqlBool>`t.tenant_id = (select current_tenant())`,
    isClosed ? sql<SqlBool>`t.closed_at is not null` : sql<SqlBool>`t.closed_at is null`,
    ...more.conditions.map((condition) => conditionOf(listed, condition)),
    ...searched(more.search),
  ];
  if (unitIds) parts.push(sql`t.unit_id = any (${[...unitIds]})`);
  if (deviceIds) parts.push(sql`t.device_id = any (${[...deviceIds]})`);
  if (series) parts.push(sql`t.series = any (${[...series]})`);
  if (states) parts.push(sql`t.state = any (${[...states]})`);
  return sql.join(parts, sql` and `);
}

/** A number is one that is missing; words are looked for in the name of the register. */
function searched(search: string): readonly RawBuilder<SqlBool>[] {
  if (/^\d{1,15}$/.test(search.trim())) return [sql`${Number(search)}::bigint between t.first and t.last`];
  const name = sql`(select searchable(d.name) from devices d where d.tenant_id = t.tenant_id and d.id = t.device_id)`;
  return hasWords(name, search);
}
