import type { DeviceCondition, SecurityDeviceReport } from '@tresen/domain/fiscal/security-devices';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import type { KnownFacts } from './device-facts.ts';

/** A device whose condition may be another by now. */
export interface DueDevice extends KnownFacts {
  readonly tenantId: string;
  readonly id: string;
  readonly report: SecurityDeviceReport;
}

/** The condition that a device is found in. */
export interface FoundCondition {
  readonly tenantId: string;
  readonly id: string;
  readonly condition: DeviceCondition;
  /** Left as it is unless told. */
  readonly isRetired?: boolean;
}

/** Devices of all tenants to be looked at again, held so that another process takes others; under the system role. */
export const dueDevices = async (tx: Tx, now: Date, most: number): Promise<DueDevice[]> => {
  const { rows } = await sql<DueDevice>`
    select tenant_id "tenantId", id, report, status = 0 "isRetired",
      certificate_expires_at "certificateExpiresAt", signatures_until "signaturesUntil",
      clock_offset_ms "clockOffsetMs", last_archive_at "lastArchiveAt", first_report_at "firstReportAt"
    from security_devices where look_again_at <= ${now} order by look_again_at limit ${most}
    for update skip locked`.execute(tx);
  return rows;
};

/** Writes how a device is. */
export const writeCondition = async (tx: Tx, found: FoundCondition): Promise<void> => {
  const { tenantId, id, condition, isRetired } = found;
  const { health, causes, urgency, lookAgainAt } = condition;
  const status = isRetired === undefined ? sql`` : sql`, status = ${isRetired ? 0 : 1}`;
  await sql`update security_devices set health = ${health}, causes = ${[...causes]}::text[], urgency = ${urgency},
      look_again_at = ${lookAgainAt === null ? null : new Date(lookAgainAt)} ${status}
    where tenant_id = ${tenantId} and id = ${id}`.execute(tx);
};
