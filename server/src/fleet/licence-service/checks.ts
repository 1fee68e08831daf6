import {
  type CheckedLicence,
  checkAddOn,
  checkProfessional,
  checkReactivation,
  checkUpdate,
  checkUpgrade,
  type Licence,
  type LicenceFailure,
  licenceName,
  normalLicenceKey,
  readUpgradeValue,
  targetOf,
} from '@tresen/domain/fleet/licences';
import { decimalOfCents } from '@tresen/domain/money';
import type { LicenceCheckResult } from '@tresen/domain/shop/cart';

import { type Database, inSystem, type Tx } from '../../kit/db/pools.ts';
import { hasGuessedTooOften, noteWrongKey } from './guess-limit.store.ts';
import { type FoundLicence, lookUpLicence } from './licence-look-up.store.ts';
import { licenceProducts } from './licence-products.store.ts';
import type { Asker, LicenceService } from './licence-service.ts';
import { findUpdateOffer } from './update-prices.store.ts';
import { updateMessage } from './update-words.ts';

/** What the checks are made with. */
export interface CheckPort {
  readonly db: Database;
  /** UTC milliseconds. */
  readonly now: () => number;
}

type Judge = (tx: Tx, found: FoundLicence) => Promise<LicenceCheckResult> | LicenceCheckResult;

const refusal = (message: LicenceFailure): LicenceCheckResult => ({
  isSuccess: false,
  message,
  resultValue: null,
  count: null,
  modelId: null,
  cloudId: null,
});

const ids = ({ uid, deviceId }: FoundLicence) => ({ count: null, modelId: uid, cloudId: deviceId });

/** The outcome in words of the shop, with the name of what was found. */
const told = (checked: CheckedLicence, found: FoundLicence): LicenceCheckResult => ({
  isSuccess: checked.isSuccess,
  message: checked.isSuccess ? checked.outcome : checked.failure,
  resultValue: licenceName(found),
  ...ids(found),
});

/** The licence that the asker may know, or why there is none. Wrong keys count against further guesses. */
const seek = async (
  tx: Tx,
  who: Asker,
  licenseKey: string,
  now: number,
): Promise<FoundLicence | LicenceFailure> => {
  if (await hasGuessedTooOften(tx, who, now)) return 'LICENCE_TOO_MANY_TRIES';
  const found = await lookUpLicence(tx, who.tenantId, normalLicenceKey(licenseKey));
  if (found?.isSeen) return found;
  await noteWrongKey(tx, who, now);
  return found ? 'LICENCE_NO_ACCESS' : 'LICENCE_NOT_FOUND';
};

const judgeUpdate =
  (upgradeValue: number, language: 'de' | 'en'): Judge =>
  async (tx, found) => {
    const sought = readUpgradeValue(upgradeValue);
    if (!sought) return refusal('LICENCE_SERVICE_FAILED');
    const check = sought.isUpgrade ? checkUpgrade : checkUpdate;
    const target = { ...found, appRegLevel: 0, needsProfessional: false, mainVersion: sought.mainVersion };
    const checked = check(found, target);
    if (!checked.isSuccess) return { ...refusal(checked.failure), ...ids(found) };
    const offer = await findUpdateOffer(tx, found, sought);
    if (!offer) return { ...refusal('LICENCE_SERVICE_FAILED'), ...ids(found) };
    return {
      isSuccess: true,
      message: updateMessage(found, sought, offer.price, language),
      resultValue: decimalOfCents(offer.price),
      ...ids(found),
      count: found.regLevels | offer.regLevels,
    };
  };

const judgeAddOn =
  (shopNumber: number): Judge =>
  async (tx, found) => {
    const product = (await licenceProducts(tx, [shopNumber])).get(shopNumber);
    if (!product?.active) return refusal('LICENCE_SERVICE_FAILED');
    return told(checkAddOn(found, targetOf(found, product)), found);
  };

// The call names no product, so it asks for no version (API-28).
const judgeProfessional: Judge = (_tx, found) =>
  told(
    checkProfessional(found, { ...found, appRegLevel: 0, needsProfessional: true, mainVersion: 0 }),
    found,
  );

/** The reading half of the built-in licence service: the four checks, behind the limit of guesses. */
export const createChecks = ({ db, now }: CheckPort): Omit<LicenceService, 'fulfil' | 'endLicences'> => {
  const check = (who: Asker, licenseKey: string, judge: Judge): Promise<LicenceCheckResult> =>
    inSystem(db, async (tx) => {
      const found = await seek(tx, who, licenseKey, now());
      return typeof found === 'string' ? refusal(found) : judge(tx, found);
    });
  return {
    find: (who, licenseKey) =>
      inSystem(db, async (tx): Promise<Licence | undefined> => {
        const found = await seek(tx, who, licenseKey, now());
        return typeof found === 'string' ? undefined : found;
      }),
    updatePrice: (who, licenseKey, upgradeValue) =>
      check(who, licenseKey, judgeUpdate(upgradeValue, who.language ?? 'de')),
    reactivate: (who, licenseKey) =>
      check(who, licenseKey, (_tx, found) => told(checkReactivation(found), found)),
    addOn: (who, licenseKey, shopNumber) => check(who, licenseKey, judgeAddOn(shopNumber)),
    pro: (who, licenseKey) => check(who, licenseKey, judgeProfessional),
  };
};
