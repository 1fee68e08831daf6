import { hash } from 'node:crypto';
import type { ReportedLicence } from '@tresen/domain/fleet/licences';
import { readIdentity, readSetting, writeSetting } from './identity.ts';
import type { Store } from './open-store.ts';

/** The licence of this register and the hardware under it, as it is reported; undefined without one. */
export const readLicence = (store: Store): ReportedLicence | undefined => readSetting(store, 'licence');

/** Enters a licence key. The mainboard stays what it is; that of a new till follows from its hardware serial. */
export function writeLicence(store: Store, licence: Partial<ReportedLicence>): ReportedLicence | undefined {
  const known = readLicence(store);
  const mainboardSerial = known?.mainboardSerial ?? mainboardOf(readIdentity(store)?.hardwareSerial ?? '');
  const { licenseKey, ...hardware } = { ...known, ...licence };
  if (licenseKey === undefined) return undefined;
  const written = { mainboardSerial, ...hardware, licenseKey };
  writeSetting(store, 'licence', written);
  return written;
}

const mainboardOf = (hardwareSerial: string): string =>
  `MB-${hash('sha256', `mainboard|${hardwareSerial}`, 'hex').slice(0, 10).toUpperCase()}`;
