import type { LicenceBinding, ReportedLicence } from '@tresen/domain/fleet/licences';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** The register that reports, and which version it runs. */
export interface ReportingRegister {
  readonly tenantId: string;
  readonly deviceId: string;
  readonly posVersion: string | null;
}

/** A licence that a register reports, with whose it is. */
export interface ReportedTo extends LicenceBinding {
  readonly isOwn: boolean;
  /** Of the tenant's reseller, and nobody has used it yet. */
  readonly isHandedOver: boolean;
}

/**
 * The licence of a key, held until the transaction ends. Runs under the system role: one that the reseller bought is
 * handed over to its tenant by the first register that reports it.
 */
export const holdReported = async (
  tx: Tx,
  serial: string,
  tenantId: string,
): Promise<ReportedTo | undefined> => {
  const { rows } = await sql<ReportedTo>`
    select l.state, l.mainboard_serial as "mainboardSerial", l.seen_mainboard_serial as "seenMainboardSerial",
      l.device_id as "deviceId", coalesce(l.tenant_id = ${tenantId}, false) as "isOwn",
      l.state = 'inactive' and l.device_id is null
        and exists (select from tenants t where t.id = ${tenantId} and t.reseller_id = l.tenant_id) as "isHandedOver"
    from licences l where l.serial = ${serial} for update of l`.execute(tx);
  return rows[0];
};

/** Writes what a register reported; the one that is handed over becomes its tenant's. */
export const writeReport = async (
  tx: Tx,
  serial: string,
  { tenantId, posVersion }: ReportingRegister,
  { computerName, hddFirmware }: ReportedLicence,
  bound: LicenceBinding,
  at: Date,
): Promise<void> => {
  await sql`update licences l set tenant_id = ${tenantId},
      reseller_id = (select t.reseller_id from tenants t where t.id = ${tenantId}),
      version = l.version + case when l.state <> ${bound.state} then 1 else 0 end,
      last_modified_at = case when l.state <> ${bound.state} then ${at} else l.last_modified_at end,
      state = ${bound.state}, mainboard_serial = ${bound.mainboardSerial},
      seen_mainboard_serial = ${bound.seenMainboardSerial}, device_id = ${bound.deviceId},
      computer_name = coalesce(${computerName ?? null}, l.computer_name),
      hdd_firmware = coalesce(${hddFirmware ?? null}, l.hdd_firmware),
      last_version = coalesce(${posVersion}, l.last_version), last_contact_at = ${at},
      last_contact_version = coalesce(${posVersion}, l.last_contact_version)
    where l.serial = ${serial}`.execute(tx);
};

/** A register uses none of the tenant's licences any more, but the one of the key. */
export const releaseLicences = async (
  tx: Tx,
  { tenantId, deviceId }: Pick<ReportingRegister, 'tenantId' | 'deviceId'>,
  at: Date,
  serial: string | null = null,
): Promise<void> => {
  await sql`update licences set device_id = null, last_modified_at = ${at}, version = version + 1
    where tenant_id = ${tenantId} and device_id = ${deviceId} and serial is distinct from ${serial}`.execute(
    tx,
  );
};
