import type {
  DeviceCause,
  DeviceFault,
  DeviceHealth,
  SecurityDeviceReport,
  ValidationState,
} from '@tresen/domain/fiscal/security-devices';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import type { KnownFacts } from './device-facts.ts';
import { isReplaced, otherRegisters } from './device-uses.store.ts';
import type { ChainCertificate } from './prove-device.ts';

/** A security device with its last report, and the register that works with it. */
export interface SecurityDevice {
  readonly id: string;
  readonly serial: string;
  readonly bsiId: string | null;
  readonly validationState: ValidationState;
  readonly faults: readonly DeviceFault[];
  readonly report: SecurityDeviceReport;
  readonly certificateChain: readonly ChainCertificate[];
  readonly certificateExpiresAt: Date | null;
  readonly clockOffsetMs: number | null;
  readonly lastArchiveAt: Date | null;
  readonly deviceId: string;
  readonly registerName: string;
  readonly unitName: string;
  readonly zone: string;
  readonly isRetired: boolean;
  /** All registers that worked with it have reported another device since. */
  readonly isReplaced: boolean;
  readonly otherRegisters: number;
  readonly health: DeviceHealth;
  readonly causes: readonly DeviceCause[];
  readonly hasAdminPin: boolean;
  readonly hasTimePin: boolean;
  readonly firstReportAt: Date;
  readonly lastReportAt: Date;
}

/** What of a device is held while a report of it is judged. */
export interface HeldDevice extends KnownFacts {
  readonly id: string;
  readonly deviceId: string;
  readonly serial: string;
}

/** A device with its PINs as they are kept. */
export interface SealedDevice {
  readonly id: string;
  readonly serial: string;
  readonly adminPin: Buffer | null;
  readonly timePin: Buffer | null;
}

/** What is read of a device `s`, its register `d` and its branch `u`. */
export const deviceColumns = sql`
  s.id, s.serial, s.bsi_id "bsiId", s.validation_state "validationState", s.faults, s.report,
  s.certificate_chain "certificateChain", s.certificate_expires_at "certificateExpiresAt",
  s.clock_offset_ms "clockOffsetMs", s.last_archive_at "lastArchiveAt", s.device_id "deviceId",
  d.name "registerName", u.name "unitName", u.zone, s.status = 0 "isRetired", s.health, s.causes,
  ${isReplaced} "isReplaced", ${otherRegisters} "otherRegisters", s.admin_pin_sealed is not null "hasAdminPin",
  s.time_pin_sealed is not null "hasTimePin", s.first_report_at "firstReportAt", s.last_report_at "lastReportAt"`;

/** The register and the branch of a device `s`. */
export const withRegister = sql`
  join devices d on d.tenant_id = s.tenant_id and d.id = s.device_id
  join organization_units u on u.tenant_id = d.tenant_id and u.id = d.unit_id`;

/** Devices of the tenant by their ids. */
export const securityDevicesById = async (
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SecurityDevice>> => {
  const { rows } = await sql<SecurityDevice>`
    select ${deviceColumns} from security_devices s ${withRegister}
    where s.tenant_id = (select current_tenant()) and s.id = any (${[...ids]}::uuid[])`.execute(tx);
  return new Map(rows.map((device) => [device.id, device]));
};

/** The device of a serial, held until the transaction ends; two registers may report it at once. */
export const holdSerial = async (tx: Tx, serial: string): Promise<HeldDevice | undefined> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(current_tenant() || ${serial}, 0))`.execute(tx);
  return held(tx, sql`serial = ${serial}`);
};

/** A device by its id, held until the transaction ends. */
export const holdDevice = (tx: Tx, id: string): Promise<HeldDevice | undefined> => held(tx, sql`id = ${id}`);

/** The PINs of a device, as they are sealed. */
export const readSealedPins = async (tx: Tx, id: string): Promise<SealedDevice | undefined> => {
  const { rows } = await sql<SealedDevice>`
    select id, serial, admin_pin_sealed "adminPin", time_pin_sealed "timePin" from security_devices
    where tenant_id = (select current_tenant()) and id = ${id}`.execute(tx);
  return rows[0];
};

/** Keeps sealed PINs: null removes one, undefined leaves it. */
export const writeSealedPins = async (
  tx: Tx,
  id: string,
  { adminPin, timePin }: { readonly adminPin?: Buffer | null; readonly timePin?: Buffer | null },
): Promise<void> => {
  await sql`update security_devices set
      admin_pin_sealed = ${adminPin === undefined ? sql`admin_pin_sealed` : adminPin},
      time_pin_sealed = ${timePin === undefined ? sql`time_pin_sealed` : timePin}
    where tenant_id = (select current_tenant()) and id = ${id}`.execute(tx);
};

function held(tx: Tx, which: ReturnType<typeof sql>): Promise<HeldDevice | undefined> {
  return sql<HeldDevice>`
    select id, device_id "deviceId", serial, status = 0 "isRetired", certificate_expires_at "certificateExpiresAt",
      signatures_until "signaturesUntil", clock_offset_ms "clockOffsetMs", last_archive_at "lastArchiveAt",
      first_report_at "firstReportAt"
    from security_devices where tenant_id = (select current_tenant()) and ${which} for update`
    .execute(tx)
    .then(({ rows }) => rows[0]);
}
