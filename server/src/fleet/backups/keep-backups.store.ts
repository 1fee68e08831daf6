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
  /** Deleted, with files that are still there. */
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
  const find = async (condition: ReturnType<typeof sql>): Promise<readonly BackupKey[]> => {
    const { rows } = await sql<BackupKey>`
      select b.tenant_id "tenantId", b.id from backups b where ${condition} order by b.heard_at limit ${some}`.execute(
      tx,
    );
    return rows;
  };
  return {
    complete: await find(sql`b.state = 3 and b.received = b.size and b.heard_at < ${times.silentSince}`),
    forget: await find(sql`b.state = 3 and b.received < b.size and b.heard_at < ${times.abandonedSince}`),
    remove: await find(sql`b.state = -2 and exists (
      select from backup_parts p where p.tenant_id = b.tenant_id and p.backup_id = b.id)`),
    // By our own clock: a till whose battery is empty lives in another year.
    expire:
      await find(sql`b.state = 1 and b.received_at < ${times.now}::timestamptz - b.policy_days * interval '1 day'
      and exists (select from backups n where n.tenant_id = b.tenant_id and n.device_id = b.device_id
        and n.category = b.category and n.state in (1, 2) and n.fault is null and n.received_at > b.received_at)`),
    verify: await find(
      sql`b.state in (1, 2) and b.fault is null
        and (b.verified_at is null or b.verified_at < ${times.verifiedBefore})`,
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
  // Of none that is left the last that was deleted counts, and where none was ever good the first: it is at least as old.
  const lastAt = sql`coalesce(
    max(least(b.ended_at, b.received_at)) filter (where b.state in (1, 2) and b.fault is null),
    max(least(b.ended_at, b.received_at)) filter (where b.fault is null),
    min(least(b.ended_at, b.received_at)))`;
  const { rows } = await sql<OverdueRegister>`
    select d.tenant_id "tenantId", d.id "deviceId", d.name "registerName", u.name "unitName", u.zone,
      ${lastAt} "lastAt"
    from backups b
    join devices d on d.tenant_id = b.tenant_id and d.id = b.device_id
    join organization_units u on u.tenant_id = d.tenant_id and u.id = d.unit_id
    where b.category = 'database' and b.state in (1, 2, -2)
      and d.unlinked_at is null and d.status = 1
    group by d.tenant_id, d.id, d.name, u.name, u.zone
    having ${lastAt} < ${since}`.execute(tx);
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
