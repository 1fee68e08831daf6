import { levelsWithout } from '@tresen/domain/fleet/licences';
import {
  holdRentedLicences,
  keptLevels,
  type RentedLicence,
  removeAddOns,
  setLevels,
} from './end-add-ons.store.ts';
import type { LicenceService } from './licence-service.ts';

/** Takes add-ons off the licences of a line, in the transaction of whoever ends what paid for them. */
export const endAddOns: LicenceService['endAddOns'] = async (tx, line, at) => {
  const ended: RentedLicence[] = [];
  for (const licence of await holdRentedLicences(tx, line)) {
    const taken = await removeAddOns(tx, licence.serial, line.shopNumbers, at);
    if (taken.length === 0) continue;
    const levels = levelsWithout(licence.regLevels, taken, await keptLevels(tx, licence));
    await setLevels(tx, licence.serial, levels, at);
    ended.push(licence);
  }
  return ended.map(({ serial }) => serial);
};
