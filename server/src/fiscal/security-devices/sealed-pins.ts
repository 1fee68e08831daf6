import type { Database } from '../../kit/db/pools.ts';
import { type SealedPlace, sealedColumn } from '../../kit/secrets/index.ts';
import { readPins, replacePin } from './sealed-pins.store.ts';

/** What PINs are sealed for: one opens nothing of the other. */
export const pinPurposes = { admin: 'securityDeviceAdminPin', time: 'securityDeviceTimePin' } as const;

/** The PINs of security devices, to be sealed anew when the secret changes. */
export const sealedPins = (db: Database): SealedPlace[] =>
  (['admin', 'time'] as const).map((which) =>
    sealedColumn(db, {
      name: `security_devices.${which}_pin_sealed`,
      purpose: pinPurposes[which],
      read: readPins(which),
      replace: replacePin(which),
    }),
  );
