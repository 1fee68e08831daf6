import type {
  ArchiveComparison,
  ArchiveSummary,
  ArchiveVerdict,
  TseArchiveState,
  UnreadableCause,
} from '@tresen/domain/fiscal/archives';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** An archive as it is stored. */
export interface TseArchive {
  readonly tenantId: string;
  readonly id: string;
  readonly securityDeviceId: string;
  readonly serial: string;
  readonly name: string;
  readonly size: number;
  readonly received: number;
  readonly announcedSha256: string | null;
  readonly sha256: string | null;
  readonly state: TseArchiveState;
  readonly verdict: ArchiveVerdict | null;
  readonly cause: UnreadableCause | null;
  readonly sameAs: string | null;
  readonly summary: ArchiveSummary | null;
  readonly comparison: ArchiveComparison | null;
  readonly progress: number;
  readonly attempts: number;
  readonly senderKind: 'user' | 'register';
  readonly senderId: string;
  readonly senderName: string;
  readonly begunAt: Date;
  readonly receivedAt: Date | null;
  readonly checkedAt: Date | null;
  readonly zone: string;
}

const columns = sql`a.tenant_id "tenantId", a.id, a.security_device_id "securityDeviceId", s.serial, a.name, a.size,
  a.received, a.announced_sha256 "announcedSha256", a.sha256, a.state, a.verdict, a.cause, a.same_as "sameAs", a.summary,
  a.comparison, a.progress, a.attempts, a.sender_kind "senderKind", a.sender_id "senderId", a.sender_name "senderName",
  a.begun_at "begunAt", a.received_at "receivedAt", a.checked_at "checkedAt", u.zone`;

const from = sql`tse_archives a
  join security_devices s on s.tenant_id = a.tenant_id and s.id = a.security_device_id
  join devices d on d.tenant_id = s.tenant_id and d.id = s.device_id
  join organization_units u on u.tenant_id = d.tenant_id and u.id = d.unit_id`;
const ofTenant = sql`a.tenant_id = (select current_tenant())`;

const maxListed = 100;

/** The archives of a device, the newest first. */
export const archivesOfDevice = async (tx: Tx, deviceId: string): Promise<readonly TseArchive[]> => {
  const { rows } = await sql<TseArchive>`select ${columns} from ${from}
    where ${ofTenant} and a.security_device_id = ${deviceId} order by a.begun_at desc, a.id limit ${maxListed}`.execute(
    tx,
  );
  return rows;
};

export const findArchive = async (tx: Tx, id: string): Promise<TseArchive | undefined> => {
  const { rows } =
    await sql<TseArchive>`select ${columns} from ${from} where ${ofTenant} and a.id = ${id}`.execute(tx);
  return rows[0];
};

/** An archive, held until the transaction ends. */
export const holdArchive = async (tx: Tx, id: string): Promise<TseArchive | undefined> => {
  const { rows } = await sql<TseArchive>`select ${columns} from ${from} where ${ofTenant} and a.id = ${id}
    for update of a`.execute(tx);
  return rows[0];
};

/** The device of a serial, held, so that one archive is begun after the other. */
export const deviceOfSerial = async (
  tx: Tx,
  serial: string,
): Promise<{ readonly id: string } | undefined> => {
  const { rows } = await sql<{ id: string }>`select id from security_devices
    where tenant_id = (select current_tenant()) and serial = ${serial} and kind = 'tse' for update`.execute(
    tx,
  );
  return rows[0];
};

/** An archive of a device with this hash: sent and checked, or under way by the same sender. */
export const archiveOfHash = async (
  tx: Tx,
  deviceId: string,
  sha256: string,
  { senderId, size }: { readonly senderId: string; readonly size: number },
): Promise<TseArchive | undefined> => {
  const { rows } = await sql<TseArchive>`select ${columns} from ${from}
    where ${ofTenant} and a.security_device_id = ${deviceId} and a.size = ${size} and (
      (a.sha256 = ${sha256} and a.state = 'checked') or
      (a.announced_sha256 = ${sha256} and (a.state in ('waiting', 'checking')
        or (a.state = 'receiving' and a.sender_id = ${senderId}))))
    order by a.begun_at limit 1`.execute(tx);
  return rows[0];
};

/** What the tenant has: how many are still being sent, and the octets of all. */
export const archivesKept = async (
  tx: Tx,
): Promise<{ readonly receiving: number; readonly bytes: number }> => {
  const { rows } = await sql<{ receiving: number; bytes: number }>`
    select count(*) filter (where state = 'receiving') receiving,
      coalesce(sum(size) filter (where state not in ('same', 'failed')), 0)::bigint bytes
    from tse_archives where tenant_id = (select current_tenant())`.execute(tx);
  return rows[0] ?? { receiving: 0, bytes: 0 };
};

export type NewArchive = Pick<
  TseArchive,
  | 'tenantId'
  | 'id'
  | 'securityDeviceId'
  | 'name'
  | 'size'
  | 'announcedSha256'
  | 'senderKind'
  | 'senderId'
  | 'senderName'
  | 'begunAt'
>;

export const insertArchive = async (tx: Tx, made: NewArchive): Promise<void> => {
  await sql`insert into tse_archives (tenant_id, id, security_device_id, name, size, announced_sha256, state, sender_kind,
      sender_id, sender_name, begun_at)
    values (${made.tenantId}, ${made.id}, ${made.securityDeviceId}, ${made.name}, ${made.size}, ${made.announcedSha256},
      'receiving', ${made.senderKind}, ${made.senderId}, ${made.senderName}, ${made.begunAt})`.execute(tx);
};

/** A piece has arrived; with the last one the archive waits to be read. */
export const noteReceived = async (tx: Tx, id: string, received: number, at: Date): Promise<void> => {
  await sql`update tse_archives set received = ${received},
      state = case when ${received}::bigint = size then 'waiting' else state end,
      received_at = case when ${received}::bigint = size then ${at}::timestamptz end
    where tenant_id = (select current_tenant()) and id = ${id}`.execute(tx);
};

export const deleteArchive = async (tx: Tx, id: string): Promise<void> => {
  await sql`delete from tse_archives where tenant_id = (select current_tenant()) and id = ${id}`.execute(tx);
};
