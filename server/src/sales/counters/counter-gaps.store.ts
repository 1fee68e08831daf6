import type { CounterFault, GapState } from '@tresen/domain/sales/counters';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
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

const columns = sql`g.id, g.kind, g.series, g.fault, g.first, g.last, g.after_at "after", g.before_at "before",
  g.first_signature "firstSignature", g.last_signature "lastSignature", g.device_id "deviceId", g.unit_id "unitId",
  g.found_at "foundAt", g.state, g.acknowledged_at "acknowledgedAt", g.acknowledged_by "acknowledgedBy",
  g.acknowledged_by_name "acknowledgedByName", g.acknowledged_reason "reason", g.closed_at "closedAt"`;

/** The open gaps of a counter; until the transaction ends, nobody else changes them nor finds new ones. */
export const openGapsOf = async (tx: Tx, { kind, series }: Series): Promise<readonly KeptGap[]> => {
  await sql`select pg_advisory_xact_lock(37, counter_lock((select current_tenant()), ${kind}, ${series}))`.execute(
    tx,
  );
  const { rows } = await sql<KeptGap>`select ${columns} from counter_gaps g
    where g.tenant_id = (select current_tenant()) and g.kind = ${kind} and g.series = ${series}
      and g.closed_at is null order by g.id for update`.execute(tx);
  return rows;
};

/** Keeps gaps, new ones and changed ones. */
export const saveGaps = async (tx: Tx, gaps: readonly KeptGap[]): Promise<void> => {
  if (gaps.length === 0) return;
  await sql`insert into counter_gaps (tenant_id, id, kind, series, fault, first, last, after_at, before_at,
      first_signature, last_signature, device_id, unit_id, found_at, state, acknowledged_at, acknowledged_by,
      acknowledged_by_name, acknowledged_reason)
    select current_tenant(), x.id, x.kind, x.series, x.fault, x.first, x.last, x.after, x.before, x."firstSignature",
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
  await sql`update counter_gaps set closed_at = ${at} where id = any (${[...ids]})`.execute(tx);
};

/** Which gaps a list shows; closed ones only when asked for. */
export interface GapFilter {
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
    from counter_gaps g
    join devices d on d.tenant_id = g.tenant_id and d.id = g.device_id
    join organization_units u on u.tenant_id = g.tenant_id and u.id = g.unit_id
    where ${conditions(filter)} ${after === undefined ? sql`` : sql`and g.id < ${after}`}
    order by g.id desc limit ${first + 1}`.execute(tx);
  return rows;
};

export const countGaps = async (tx: Tx, filter: GapFilter): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) from counter_gaps g
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
    update counter_gaps g set state = 'acknowledged', acknowledged_at = ${at},
      acknowledged_by = ${userId}, acknowledged_by_name = ${name}, acknowledged_reason = ${reason}
    from still_open o where g.tenant_id = (select current_tenant()) and g.id = o.id
    returning ${columns}`.execute(tx);
  return rows;
};

function conditions({ isClosed, unitIds, deviceIds, states, series }: GapFilter) {
  const parts = [
    sql`g.tenant_id = (select current_tenant())`,
    isClosed ? sql`g.closed_at is not null` : sql`g.closed_at is null`,
  ];
  if (unitIds) parts.push(sql`g.unit_id = any (${[...unitIds]})`);
  if (deviceIds) parts.push(sql`g.device_id = any (${[...deviceIds]})`);
  if (series) parts.push(sql`g.series = any (${[...series]})`);
  if (states) parts.push(sql`g.state = any (${[...states]})`);
  return sql.join(parts, sql` and `);
}
