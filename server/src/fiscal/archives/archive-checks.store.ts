import type {
  ArchiveComparison,
  ArchiveSummary,
  ArchiveVerdict,
  Found,
  UnreadableCause,
} from '@tresen/domain/fiscal/archives';
import type { SecurityDeviceReport } from '@tresen/domain/fiscal/security-devices';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** Names an archive among all tenants. */
export interface ArchiveKey {
  readonly tenantId: string;
  readonly id: string;
}

/** An archive that waits, of any tenant, or whose process tells nothing any more. Runs as the system role. */
export const nextArchive = async (tx: Tx, goneBefore: Date): Promise<ArchiveKey | undefined> => {
  const { rows } = await sql<ArchiveKey>`select tenant_id "tenantId", id from tse_archives
    where state = 'waiting' or (state = 'checking' and heard_at < ${goneBefore})
    order by begun_at, id limit 1`.execute(tx);
  return rows[0];
};

/** Archives that were begun before a moment and never came to their end, some at a time. */
export const abandonedArchives = async (tx: Tx, begunBefore: Date): Promise<readonly ArchiveKey[]> => {
  const { rows } = await sql<ArchiveKey>`select tenant_id "tenantId", id from tse_archives
    where state = 'receiving' and begun_at < ${begunBefore} order by begun_at, id limit 100`.execute(tx);
  return rows;
};

/** Begins to check; false where another process has begun it. */
export const takeArchive = async (tx: Tx, id: string, now: Date, goneBefore: Date): Promise<boolean> => {
  const { numAffectedRows } = await sql`update tse_archives
    set state = 'checking', attempts = attempts + 1, progress = 0, heard_at = ${now}
    where tenant_id = (select current_tenant()) and id = ${id}
      and (state = 'waiting' or (state = 'checking' and heard_at < ${goneBefore}))`.execute(tx);
  return numAffectedRows === 1n;
};

export const noteProgress = async (tx: Tx, id: string, progress: number, now: Date): Promise<void> => {
  await sql`update tse_archives set progress = ${progress}, heard_at = ${now}
    where tenant_id = (select current_tenant()) and id = ${id} and state = 'checking'`.execute(tx);
};

/** Lets another process do it. */
export const putBack = async (tx: Tx, id: string): Promise<void> => {
  await sql`update tse_archives set state = 'waiting', attempts = greatest(0, attempts - 1)
    where tenant_id = (select current_tenant()) and id = ${id} and state = 'checking'`.execute(tx);
};

/** Ends without a verdict: something of ours fails whenever it is tried. */
export const giveUp = async (tx: Tx, id: string, now: Date): Promise<void> => {
  await sql`update tse_archives set state = 'failed', checked_at = ${now}
    where tenant_id = (select current_tenant()) and id = ${id}`.execute(tx);
};

/** The device as it has reported itself, and the registers that have worked with it. */
export interface ReportedDevice {
  readonly serial: string;
  readonly report: SecurityDeviceReport;
  readonly deviceIds: readonly string[];
}

export const reportedDevice = async (tx: Tx, id: string): Promise<ReportedDevice | undefined> => {
  const { rows } = await sql<ReportedDevice>`select serial, report, array(
      select device_id from security_device_uses use where use.tenant_id = s.tenant_id and use.security_device_id = s.id
    ) "deviceIds"
    from security_devices s where tenant_id = (select current_tenant()) and id = ${id}`.execute(tx);
  return rows[0];
};

/** Another archive of the device that is the same to the octet. */
export const sameArchive = async (
  tx: Tx,
  deviceId: string,
  id: string,
  sha256: string,
): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string }>`select id from tse_archives
    where tenant_id = (select current_tenant()) and security_device_id = ${deviceId} and id <> ${id}
      and sha256 = ${sha256} and state = 'checked' limit 1`.execute(tx);
  return rows[0]?.id;
};

export const noteSame = async (
  tx: Tx,
  id: string,
  sameAs: string,
  sha256: string,
  now: Date,
): Promise<void> => {
  await sql`update tse_archives set state = 'same', same_as = ${sameAs}, sha256 = ${sha256}, checked_at = ${now}
    where tenant_id = (select current_tenant()) and id = ${id}`.execute(tx);
};

/** What is said of an archive in the end. */
export interface ArchiveResult {
  readonly verdict: ArchiveVerdict;
  readonly cause: UnreadableCause | null;
  readonly sha256: string | null;
  readonly summary: ArchiveSummary | null;
  readonly comparison: ArchiveComparison | null;
  readonly found: readonly (Found & { readonly receiptId?: string })[];
}

export const writeResult = async (tx: Tx, id: string, result: ArchiveResult, now: Date): Promise<void> => {
  const { verdict, cause, sha256, summary, comparison, found } = result;
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
  await sql`delete from tse_archive_findings where tenant_id = (select current_tenant()) and archive_id = ${id}`.execute(
    tx,
  );
  await sql`update tse_archives set state = 'checked', verdict = ${verdict}, cause = ${cause}, sha256 = ${sha256},
      summary = ${json(summary)}, comparison = ${json(comparison)}, progress = size, checked_at = ${now}
    where tenant_id = (select current_tenant()) and id = ${id}`.execute(tx);
  await sql`insert into tse_archive_findings (tenant_id, archive_id, position, finding, transaction, counter, detail,
      receipt_id)
    select (select current_tenant()), ${id}::uuid, f.position, f.finding, f.transaction, f.counter, f.detail, f."receiptId"
    from json_to_recordset(${JSON.stringify(found.map((one, position) => ({ position, ...one })))}) as f(position int,
      finding text, transaction bigint, counter bigint, detail text, "receiptId" uuid)`.execute(tx);
};

/** A backup that was read here is one, too: the watch need not ask for another, and looks at the device anew. */
export const noteBackup = async (tx: Tx, deviceId: string, lastLogAt: Date, now: Date): Promise<void> => {
  await sql`update security_devices set look_again_at = ${now},
      last_archive_at = greatest(last_archive_at, ${lastLogAt}::timestamptz)
    where tenant_id = (select current_tenant()) and id = ${deviceId}
      and (last_archive_at is null or last_archive_at < ${lastLogAt})`.execute(tx);
};

/** A finding with the receipt that it is about. */
export interface StoredFinding extends Found {
  readonly position: number;
  readonly receiptId: string | null;
}

/** Findings of an archive in their order, those behind a position. */
export const findingsOf = async (
  tx: Tx,
  id: string,
  {
    finding,
    after,
    first,
  }: { readonly finding: string | null; readonly after: number; readonly first: number },
): Promise<readonly StoredFinding[]> => {
  const { rows } =
    await sql<StoredFinding>`select position, finding, transaction, counter, detail, receipt_id "receiptId"
    from tse_archive_findings where tenant_id = (select current_tenant()) and archive_id = ${id}
      and position > ${after} and (${finding}::text is null or finding = ${finding})
    order by position limit ${first}`.execute(tx);
  return rows;
};
