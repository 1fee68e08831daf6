import type {
  DeviceCause,
  DeviceCondition,
  DeviceHealth,
  DeviceValidation,
  SecurityDeviceReport,
  SignaturePoint,
} from '@tresen/domain/fiscal/security-devices';
import { paceDays } from '@tresen/domain/fiscal/security-devices';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import type { KnownFacts } from './device-facts.ts';
import type { ChainCertificate } from './prove-device.ts';

/** A report with all that was found about the device by it. */
export interface JudgedReport {
  readonly tenantId: string;
  readonly id: string;
  readonly deviceId: string;
  readonly report: SecurityDeviceReport;
  readonly bsiId: string | null;
  readonly chain: readonly ChainCertificate[];
  readonly validation: DeviceValidation;
  readonly known: KnownFacts;
  readonly condition: DeviceCondition;
  readonly at: Date;
}

/** A report as the history shows it. */
export interface PastReport {
  readonly reportedAt: Date;
  readonly registerName: string;
  readonly health: DeviceHealth;
  readonly causes: readonly DeviceCause[];
  readonly usedSignatures: number | null;
  readonly report: SecurityDeviceReport;
}

const dayMs = 86_400_000;
/** So long every hour is kept, then a day's last; then nothing. */
const kept = { hoursForDays: 30, days: 400 } as const;

/** Writes what a report says of a device; one that was retired is in use again. */
export const writeReport = async (tx: Tx, judged: JudgedReport): Promise<void> => {
  const { tenantId, id, deviceId, report, bsiId, chain, validation, known, condition, at } = judged;
  const { signatures, firmware, firmwareUpdate } = report;
  const row = {
    kind: report.kind,
    provider: report.provider,
    form_factor: report.formFactor,
    bsi_id: bsiId,
    operating_state: report.operatingState,
    validation_state: validation.state,
    faults: sql<string[]>`${[...validation.faults]}::text[]`,
    report: JSON.stringify(report),
    certificate_chain: JSON.stringify(chain),
    certificate_expires_at: known.certificateExpiresAt,
    remaining_signatures: signatures ? signatures.most - signatures.used : null,
    signatures_until: known.signaturesUntil,
    clock_offset_ms: known.clockOffsetMs,
    last_archive_at: known.lastArchiveAt,
    firmware: firmware ?? null,
    has_firmware_update: firmwareUpdate !== undefined,
    device_id: deviceId,
    status: 1,
    health: condition.health,
    causes: sql<string[]>`${[...condition.causes]}::text[]`,
    urgency: condition.urgency,
    look_again_at: condition.lookAgainAt === null ? null : new Date(condition.lookAgainAt),
    last_report_at: at,
    last_modified_at: at,
  };
  await tx
    .insertInto('security_devices')
    .values({ ...row, tenant_id: tenantId, id, serial: report.serial, first_report_at: known.firstReportAt })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doUpdateSet(row))
    .execute();
  await sql`insert into security_device_reports (tenant_id, security_device_id, hour, reported_at, device_id,
      used_signatures, health, causes, report)
    values (${tenantId}, ${id}, date_trunc('hour', ${at}::timestamptz, 'UTC'), ${at}, ${deviceId},
      ${signatures?.used ?? null}, ${condition.health}, ${[...condition.causes]}::text[], ${row.report}::jsonb)
    on conflict (tenant_id, security_device_id, hour) do update set reported_at = excluded.reported_at,
      device_id = excluded.device_id, used_signatures = excluded.used_signatures, health = excluded.health,
      causes = excluded.causes, report = excluded.report`.execute(tx);
};

/** How many signatures a device had made, of each day of the last months the last that was told. */
export const signaturePoints = async (tx: Tx, id: string, now: Date): Promise<SignaturePoint[]> => {
  const { rows } = await sql<{ at: Date; used: number }>`
    select distinct on (date_trunc('day', hour, 'UTC')) reported_at "at", used_signatures used
    from security_device_reports
    where tenant_id = (select current_tenant()) and security_device_id = ${id} and used_signatures is not null
      and hour >= ${new Date(now.getTime() - paceDays * dayMs)}
    order by date_trunc('day', hour, 'UTC'), hour desc`.execute(tx);
  return rows.map(({ at, used }) => ({ at: at.getTime(), used }));
};

/** The latest reports of a device, the newest first. */
export const pastReports = async (tx: Tx, id: string, first: number): Promise<PastReport[]> => {
  const { rows } = await sql<PastReport>`
    select r.reported_at "reportedAt", d.name "registerName", r.health, r.causes,
      r.used_signatures "usedSignatures", r.report
    from security_device_reports r join devices d on d.tenant_id = r.tenant_id and d.id = r.device_id
    where r.tenant_id = (select current_tenant()) and r.security_device_id = ${id}
    order by r.hour desc limit ${first}`.execute(tx);
  return rows;
};

/** Drops what nobody looks at any more, of all tenants; under the system role. */
export const deleteOldReports = async (tx: Tx, now: number): Promise<void> => {
  await sql`delete from security_device_reports r
    where r.hour < ${new Date(now - kept.days * dayMs)}
      or r.hour < ${new Date(now - kept.hoursForDays * dayMs)} and exists (
        select from security_device_reports o where o.tenant_id = r.tenant_id
          and o.security_device_id = r.security_device_id and o.hour > r.hour
          and o.hour < date_trunc('day', r.hour, 'UTC') + interval '1 day')`.execute(tx);
};
