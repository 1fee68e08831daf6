import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import type { BackupKey } from './backup-files.ts';

const some = 200;

/** What the watch has to do with which backups, of all tenants; some at a time. Under the system role. */
export interface BackupsToDo {
  /** All of it has arrived, and whoever compared it is gone. */
  readonly complete: readonly BackupKey[];
  /** Begun, and never sent to its end. */
  readonly forget: readonly BackupKey[];
  /** Deleted, with files that may still be there. */
  readonly remove: readonly BackupKey[];
  /** Older than its policy, and not the last good one of its register and category. */
  readonly expire: readonly BackupKey[];
  /** Never read since it came, or not for a week. */
  readonly verify: readonly BackupKey[];
}

export interface WatchTimes {
  readonly now: Date;
  readonly silentSince: Date;
  readonly abandonedSince: Date;
  readonly verifiedBefore: Date;
}

export const backupsToDo = async (tx: Tx, times: WatchTimes): Promise<BackupsToDo> => {
  const find = async (
    condition: ReturnType<typeof sql>,
    order = sql`b.heard_at`,
  ): Promise<readonly BackupKey[]> => {
    const { rows } = await sql<BackupKey>`
      select b.tenant_id "tenantId", b.id from backups b where ${condition} order by ${order} limit ${some}`.execute(
      tx,
    );
    return rows;
  };
  // As their indexes have it (migration 0162): at all times most backups are ones with which there is nothing to do.
  const endsAt = sql`(b.received_at at time zone 'UTC') + b.policy_days * interval '1 day'`;
  const verifiedAt = sql`coalesce(b.verified_at, '-infinity')`;
  return {
    complete: await find(sql`b.state = 3 and b.received = b.size and b.heard_at < ${times.silentSince}`),
    forget: await find(sql`b.state = 3 and b.received < b.size and b.heard_at < ${times.abandonedSince}`),
    remove: await find(sql`b.state = -2 and b.emptied_at is null`),
    // By our own clock: a till whose battery is empty lives in another year.
    expire: await find(
      sql`b.state = 1 and ${endsAt} < ${times.now}::timestamptz at time zone 'UTC'
      and exists (select from backups n where n.tenant_id = b.tenant_id and n.device_id = b.device_id
        and n.category = b.category and n.state in (1, 2) and n.fault is null and n.received_at > b.received_at)`,
      endsAt,
    ),
    verify: await find(
      sql`b.state in (1, 2) and b.fault is null and ${verifiedAt} < ${times.verifiedBefore}`,
      verifiedAt,
    ),
  };
};

/** A register whose last good backup of its database is old. */
export interface OverdueRegister {
  readonly tenantId: string;
  readonly deviceId: string;
  readonly registerName: string;
  readonly unitName: string;
  readonly zone: string;
  readonly lastAt: Date;
}

/**
 * Registers that have sent backups, and no good one since; those that rest or were unlinked make none. A backup is never
 * younger than its arrival, whatever the clock of its register says.
 */
export const overdueRegisters = async (tx: Tx, since: Date): Promise<readonly OverdueRegister[]> => {
  const at = sql`least(b.ended_at, b.received_at)`;
  const ofRegister = sql`b.tenant_id = d.tenant_id and b.device_id = d.id and b.category = 'database'`;
  // Of none that is left the last that was deleted counts, and where none was ever good the first: it is at least as old.
  const { rows } = await sql<OverdueRegister>`
    select d.tenant_id "tenantId", d.id "deviceId", d.name "registerName", u.name "unitName", u.zone,
      coalesce(kept.at, ever."lastGood", ever.first) "lastAt"
    from devices d
    join organization_units u on u.tenant_id = d.tenant_id and u.id = d.unit_id
    cross join lateral (
      select max(${at}) at from backups b
      where ${ofRegister} and b.state in (1, 2) and b.fault is null) kept
    cross join lateral (
      select max(${at}) filter (where b.fault is null) "lastGood", min(${at}) first from backups b
      where kept.at is null and ${ofRegister} and b.state in (1, 2, -2)) ever
    where d.unlinked_at is null and d.status = 1 and coalesce(kept.at, ever."lastGood", ever.first) < ${since}`.execute(
    tx,
  );
  return rows;
};

/** A register of whose kept backups something is wrong. */
export interface DamagedRegister extends Omit<OverdueRegister, 'lastAt'> {
  readonly count: number;
}

/** Registers with backups that are kept and of which something is wrong. Under the system role. */
export const damagedRegisters = async (tx: Tx): Promise<readonly DamagedRegister[]> => {
  const { rows } = await sql<DamagedRegister>`
    select d.tenant_id "tenantId", d.id "deviceId", d.name "registerName", u.name "unitName", u.zone,
      count(*)::int count
    from backups b
    join devices d on d.tenant_id = b.tenant_id and d.id = b.device_id
    join organization_units u on u.tenant_id = d.tenant_id and u.id = d.unit_id
    where b.state in (1, 2) and b.fault is not null
    group by d.tenant_id, d.id, d.name, u.name, u.zone`.execute(tx);
  return rows;
};

/** Takes note of what was found when a backup was read again. */
export const noteVerified = async (tx: Tx, id: string, fault: string | null, at: Date): Promise<void> => {
  await sql`update backups set verified_at = ${at}, fault = ${fault}, last_modified_at = ${at}
    where tenant_id = (select current_tenant()) and id = ${id} and state in (1, 2)`.execute(tx);
};
