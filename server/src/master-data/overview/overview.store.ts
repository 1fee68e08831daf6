import { type SyncedName, syncedNames } from '@tresen/domain/kit/entities';
import { registerCountsMs } from '@tresen/domain/master-data/sync';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { tableOf } from '../../kit/records/index.ts';

/** A branch with its linked registers, put together by the database. */
export interface BranchRow {
  readonly id: string;
  readonly name: string;
  readonly zone: string;
  readonly databaseId: string | null;
  readonly registers: number;
  /** Those that must not be reached live: their ids with commas. */
  readonly liveOffIds: string | null;
  /** Those of which no sign of life is stored, live communication being on: their ids with commas. */
  readonly unseenIds: string | null;
  /** How far the last of the registers has come that count (contract 11); null when none counts. */
  readonly cursor: number | null;
  readonly lastSyncAt: Date | null;
}

/** Branches by name, and whatever else has registers. */
export const readBranches = async (tx: Tx, now: number): Promise<readonly BranchRow[]> => {
  const { rows } = await sql<BranchRow>`
    select u.id, u.name, u.zone, u.database_id as "databaseId", coalesce(r.registers, 0) as registers,
      r."liveOffIds", r."unseenIds", r.cursor, r."lastSyncAt"
    from organization_units u
    left join (
      select unit_id, count(*) as registers,
        string_agg(device_id::text, ',') filter (where not live_communication) as "liveOffIds",
        string_agg(device_id::text, ',') filter (where live_communication and last_ping_at is null) as "unseenIds",
        min(cursor) filter (where seen_at > ${new Date(now - registerCountsMs)}) as cursor,
        max(synced_at) as "lastSyncAt"
      from register_cursors where tenant_id = (select current_tenant()) group by unit_id) r on r.unit_id = u.id
    where u.tenant_id = (select current_tenant()) and u.status > -2 and (u.type = 'branch' or r.registers > 0)
    order by lower(u.name), u.id`.execute(tx);
  return rows;
};

/** How many records registers could not apply; without a branch those of all of them, each counted once. */
export interface FailedRow {
  readonly unitId: string | null;
  readonly entity: SyncedName;
  readonly count: number;
}

/** Failures of the last change of a record, of registers that count. */
export const readFailed = async (tx: Tx, now: number): Promise<readonly FailedRow[]> => {
  const isCurrent = syncedNames.map(
    (entity) => sql`(f.entity = ${entity} and exists (select from ${table(entity)} t
      where t.tenant_id = f.tenant_id and t.id = f.record_id and t.change_seq = f.change_seq and t.status >= -1))`,
  );
  const { rows } = await sql<FailedRow>`
    select r.unit_id as "unitId", f.entity, count(distinct f.record_id) as count
    from sync_failures f
    -- Failures are few: each looks for its register, in place of all registers for their failures.
    cross join lateral (select unit_id from register_cursors c where c.tenant_id = (select current_tenant())
      and c.device_id = f.device_id and c.seen_at > ${new Date(now - registerCountsMs)} limit 1) r
    where f.tenant_id = (select current_tenant()) and (${sql.join(isCurrent, sql` or `)})
    group by grouping sets ((r.unit_id, f.entity), (f.entity))`.execute(tx);
  return rows;
};

/** What tells whether the records of a kind are still what they were. */
export interface KindVersion {
  readonly entity: SyncedName;
  readonly version: string;
}

/** A change takes a new number; a deletion that came to its end does not. Two looks into indexes for each kind. */
export const readVersions = async (tx: Tx): Promise<readonly KindVersion[]> => {
  const parts = syncedNames.map(
    (entity) => sql`select ${entity}::text as entity, concat(
      (select max(change_seq) from ${table(entity)} where tenant_id = (select current_tenant())), '/',
      (select count(*) from ${table(entity)} where tenant_id = (select current_tenant()) and status = -1)) as version`,
  );
  const { rows } = await sql<KindVersion>`${sql.join(parts, sql` union all `)}`.execute(tx);
  return rows;
};

/** The records of one kind that the same branches have. */
export interface PlaceRow {
  /** Null is all branches. Those that a record has left are among them: their registers have to hear of it. */
  readonly unitIds: readonly string[] | null;
  readonly count: number;
  /** The numbers of their last changes behind the one asked for, in no order: `{5,12}`; null for none. */
  readonly seqs: string | null;
}

/** Where the records of a kind are, and when they changed behind a number: what all registers have is only counted. */
export const readPlaces = async (tx: Tx, entity: SyncedName, after: number): Promise<readonly PlaceRow[]> => {
  const { rows } = await sql<PlaceRow>`
    select case when unit_ids is not null then unit_ids || left_unit_ids end as "unitIds", count(*) as count,
      (array_agg(change_seq) filter (where change_seq > ${after}))::text as seqs
    from ${table(entity)} where tenant_id = (select current_tenant()) and status >= -1
    group by 1`.execute(tx);
  return rows;
};

/** A linked register as the overview shows it. */
export interface RegisterRow {
  readonly id: string;
  readonly name: string;
  readonly unitId: string;
  readonly unitName: string;
  readonly zone: string;
  readonly liveCommunication: boolean;
  readonly lastPing: Date | null;
  readonly lastSyncAt: Date | null;
}

/** The linked registers of a branch, or of all of them, by branch and name. */
export const readRegisters = async (tx: Tx, unitId: string | null): Promise<readonly RegisterRow[]> => {
  const { rows } = await sql<RegisterRow>`
    select r.device_id as id, r.name, r.unit_id as "unitId", u.name as "unitName", u.zone,
      r.live_communication as "liveCommunication", r.last_ping_at as "lastPing", r.synced_at as "lastSyncAt"
    from register_cursors r
    join organization_units u on u.tenant_id = r.tenant_id and u.id = r.unit_id
    where r.tenant_id = (select current_tenant()) and (${unitId}::uuid is null or r.unit_id = ${unitId}::uuid)
    order by lower(u.name), lower(r.name), r.device_id`.execute(tx);
  return rows;
};

/** A register whose live communication was switched on. */
export interface SwitchedOn {
  readonly id: string;
  readonly unitId: string;
}

/** Switches live communication on where it is off, in a branch or everywhere. */
export const switchLiveOn = async (
  tx: Tx,
  unitId: string | null,
  at: Date,
): Promise<readonly SwitchedOn[]> => {
  const { rows } = await sql<SwitchedOn>`
    update devices set live_communication = true, last_modified_at = ${at}, version = version + 1
    where tenant_id = (select current_tenant()) and unlinked_at is null and status = 1 and not live_communication
      and (${unitId}::uuid is null or unit_id = ${unitId}::uuid)
    returning id, unit_id as "unitId"`.execute(tx);
  return rows;
};

function table(entity: SyncedName) {
  return sql.table(tableOf(entity));
}
