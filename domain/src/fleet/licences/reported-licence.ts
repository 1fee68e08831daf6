import * as z from 'zod/mini';
import type { LicenceState } from './licence.ts';

const detail = z.string().check(z.maxLength(100));

/** What a register says of its licence and of the hardware under it (LIC-08); `licence` of what it reports of itself. */
export const reportedLicenceSchema = z.object({
  licenseKey: z.string().check(z.minLength(1), z.maxLength(100)),
  mainboardSerial: z.string().check(z.minLength(1), z.maxLength(100)),
  computerName: z.optional(detail),
  hddFirmware: z.optional(detail),
});
export type ReportedLicence = z.infer<typeof reportedLicenceSchema>;

/** To which hardware a licence is bound, and who uses it. */
export interface LicenceBinding {
  readonly state: LicenceState;
  readonly mainboardSerial: string | null;
  /** Another mainboard that was seen and waits for a reactivation. */
  readonly seenMainboardSerial: string | null;
  readonly deviceId: string | null;
}

/**
 * A licence after a register reported it. The first report activates it and binds it to the mainboard; another mainboard
 * makes a reactivation necessary, and the former one ends that need again. What is blocked or over stays so.
 */
export const boundAfter = (
  licence: LicenceBinding,
  { mainboardSerial, deviceId }: { readonly mainboardSerial: string; readonly deviceId: string },
): LicenceBinding => {
  const { state } = licence;
  if (state === 'blocked' || state === 'expired')
    return { ...licence, deviceId: licence.deviceId ?? deviceId };
  const isSame = licence.mainboardSerial === null || licence.mainboardSerial === mainboardSerial;
  return isSame
    ? { state: 'active', mainboardSerial, seenMainboardSerial: null, deviceId }
    : {
        ...licence,
        state: 'needsReactivation',
        seenMainboardSerial: mainboardSerial,
        deviceId: licence.deviceId ?? deviceId,
      };
};
