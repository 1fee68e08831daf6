import {
  boundAfter,
  type LicenceFailure,
  type LicenceState,
  normalLicenceKey,
  type ReportedLicence,
} from '@tresen/domain/fleet/licences';
import { type Database, emitChanged, inSystem, type Tx } from '../../kit/db/pools.ts';
import { hasGuessedTooOften, noteWrongKey } from '../licence-service/index.ts';
import {
  holdReported,
  type ReportedTo,
  type ReportingRegister,
  releaseLicences,
  writeReport,
} from './reports.store.ts';

/** What reports of registers need of others. */
export interface ReportsPort {
  readonly db: Database;
  /** UTC milliseconds. */
  readonly now: () => number;
}

/** What a register hears of its licence: the state that it has now, or why there is none. */
export type ReportAnswer = LicenceState | LicenceFailure;

/**
 * Notes which licence a register uses on which hardware: it is active from its first report on, and has to be
 * reactivated when its mainboard changes.
 */
export const createLicenceReports =
  ({ db, now }: ReportsPort) =>
  async (register: ReportingRegister, report: ReportedLicence): Promise<ReportAnswer> => {
    const serial = normalLicenceKey(report.licenseKey);
    const at = new Date(now());
    return inSystem(db, async (tx) => {
      const found = await seek(tx, register, serial, now());
      if (typeof found === 'string') return found;
      const { deviceId } = register;
      const bound = boundAfter(found, { mainboardSerial: report.mainboardSerial, deviceId });
      await writeReport(tx, serial, register, report, bound, at);
      await releaseLicences(tx, register, at, serial);
      if (bound.state !== found.state || bound.deviceId !== found.deviceId)
        emitChanged(tx, 'licences', register.tenantId);
      return bound.state;
    });
  };

async function seek(
  tx: Tx,
  { tenantId, deviceId }: ReportingRegister,
  serial: string,
  now: number,
): Promise<ReportedTo | LicenceFailure> {
  const who = { tenantId, userId: deviceId };
  if (await hasGuessedTooOften(tx, who, now)) return 'LICENCE_TOO_MANY_TRIES';
  const found = await holdReported(tx, serial, tenantId);
  if (found?.isOwn || found?.isHandedOver) return found;
  await noteWrongKey(tx, who, now);
  return found ? 'LICENCE_NO_ACCESS' : 'LICENCE_NOT_FOUND';
}
