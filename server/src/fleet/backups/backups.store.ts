import {
  type BackupCategory,
  type BackupFault,
  type BackupState,
  backupStateNumbers,
} from '@tresen/domain/fleet/backups';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** A backup as it is stored, with the register's present branch and the size of the one before. */
export interface Backup {
  readonly tenantId: string;
  readonly id: string;
  readonly deviceId: string;
  readonly registerName: string;
  readonly unitId: string;
  readonly unitName: string;
  readonly zone: string;
  readonly posSerial: string;
  readonly category: BackupCategory;
  readonly state: BackupState;
  readonly fileName: string;
  readonly contentType: string;
  readonly size: number;
  readonly received: number;
  readonly previousSize: number | null;
  readonly sha256: string;
  readonly policyDays: number | null;
  readonly startedAt: Date;
  readonly endedAt: Date;
  readonly begunAt: Date;
  readonly receivedAt: Date | null;
  readonly verifiedAt: Date | null;
  readonly fault: BackupFault | null;
  readonly archivedAt: Date | null;
  readonly deletedAt: Date | null;
}

const stateName = sql.raw(
  `case b.state ${Object.entries(backupStateNumbers)
    .map(([name, number]) => `when ${number} then '${name}'`)
    .join(' ')} end`,
);

/** What is read of backups `b`, their registers `d` and branches `u`. */
export const backupColumns: RawBuilder<unknown> = sql`b.tenant_id "tenantId", b.id, b.device_id "deviceId",
  b.register_name "registerName", d.unit_id "unitId", u.name "unitName", u.zone, b.pos_serial "posSerial", b.category,
  ${stateName} state, b.file_name "fileName", b.content_type "contentType", b.size, b.received,
  (select p.size from backups p where p.tenant_id = b.tenant_id and p.device_id = b.device_id
    and p.category = b.category and p.ended_at < b.ended_at and p.state <> 3
    order by p.ended_at desc limit 1) "previousSize",
  b.sha256, b.policy_days "policyDays", b.started_at "startedAt", b.ended_at "endedAt", b.begun_at "begunAt",
  b.received_at "receivedAt", b.verified_at "verifiedAt", b.fault, b.archived_at "archivedAt",
  b.deleted_at "deletedAt"`;

export const backupTables: RawBuilder<unknown> = sql`backups b
  join devices d on d.tenant_id = b.tenant_id and d.id = b.device_id
  join organization_units u on u.tenant_id = d.tenant_id and u.id = d.unit_id`;

const own = sql`b.tenant_id = (select current_tenant())`;

export const findBackup = async (tx: Tx, id: string): Promise<Backup | undefined> => {
  const { rows } = await sql<Backup>`
    select ${backupColumns} from ${backupTables} where ${own} and b.id = ${id}`.execute(tx);
  return rows[0];
};

/** A backup, held until the transaction ends. */
export const holdBackup = async (tx: Tx, id: string): Promise<Backup | undefined> => {
  const { rows } = await sql<Backup>`
    select ${backupColumns} from ${backupTables} where ${own} and b.id = ${id} for update of b`.execute(tx);
  return rows[0];
};

/** The backups of a register and category that came before or are the newest, for its trend; the newest last. */
export const sizesOf = async (
  tx: Tx,
  { deviceId, category }: Pick<Backup, 'deviceId' | 'category'>,
  max: number,
): Promise<readonly Pick<Backup, 'id' | 'size' | 'endedAt'>[]> => {
  const { rows } = await sql<Pick<Backup, 'id' | 'size' | 'endedAt'>>`
    select b.id, b.size, b.ended_at "endedAt" from backups b
    where ${own} and b.device_id = ${deviceId} and b.category = ${category} and b.state <> 3
    order by b.ended_at desc, b.id limit ${max}`.execute(tx);
  return rows.toReversed();
};

/** What a register may fetch: its own whole backups, the newest first. */
export const wholeBackupsOf = async (tx: Tx, deviceId: string, max: number): Promise<readonly Backup[]> => {
  const { rows } = await sql<Backup>`
    select ${backupColumns} from ${backupTables}
    where ${own} and b.device_id = ${deviceId} and b.state in (1, 2) and b.fault is null
    order by least(b.ended_at, b.received_at) desc, b.id limit ${max}`.execute(tx);
  return rows;
};

/** Backups whose file or register has these words in its name, the newest first. */
export const searchBackups = async (tx: Tx, text: string, max: number): Promise<readonly Backup[]> => {
  const { rows } = await sql<Backup>`
    select ${backupColumns} from ${backupTables}
    where ${own} and b.state <> -2
      and searchable(b.file_name || ' ' || b.register_name) like '%' || searchable(${text}) || '%'
    order by b.ended_at desc, b.id limit ${max}`.execute(tx);
  return rows;
};

export const setState = async (tx: Tx, id: string, state: BackupState, at: Date): Promise<void> => {
  await sql`update backups set state = ${backupStateNumbers[state]}::smallint, last_modified_at = ${at},
      archived_at = case when ${state} = 'archived' then ${at} else archived_at end,
      deleted_at = case when ${state} = 'deleted' then ${at} else deleted_at end
    where tenant_id = (select current_tenant()) and id = ${id}`.execute(tx);
};
