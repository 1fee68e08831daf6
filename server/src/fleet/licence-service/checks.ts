import {
  type CheckedLicence,
  checkAddOn,
  checkProfessional,
  checkReactivation,
  checkUpdate,
  checkUpgrade,
  checkWork,
  type Licence,
  type LicenceFailure,
  type LicenceTarget,
  licenceName,
  normalLicenceKey,
  readUpgradeValue,
  targetOf,
} from '@tresen/domain/fleet/licences';
import { decimalOfCents } from '@tresen/domain/kit/money';
import type { LicenceCheckResult } from '@tresen/domain/shop/cart';

import { type Database, inSystem, type Tx } from '../../kit/db/pools.ts';
import { hasGuessedTooOften, noteWrongKey } from './guess-limit.store.ts';
import { type FoundLicence, lookUpLicence } from './licence-look-up.store.ts';
import { type CatalogueLicence, licenceProducts } from './licence-products.store.ts';
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

/** The reading half of the built-in licence service: the checks, behind the limit of guesses. */
export const createChecks = ({
  db,
  now,
}: CheckPort): Omit<LicenceService, 'fulfil' | 'endLicences' | 'endAddOns'> => {
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
    updatePrice: (who, licenseKey, upgradeValue, shopNumber) =>
      check(who, licenseKey, judgeUpdate(upgradeValue, shopNumber ?? null, who.language ?? 'de')),
    reactivate: (who, licenseKey) =>
      check(who, licenseKey, (_tx, found) => told(checkReactivation(found), found)),
    addOn: (who, licenseKey, shopNumber) => check(who, licenseKey, judgeAddOn(shopNumber)),
    pro: (who, licenseKey, shopNumber) => check(who, licenseKey, judgeProfessional(shopNumber ?? null)),
    extension: (who, licenseKey, shopNumber) => check(who, licenseKey, judgeExtension(shopNumber)),
  };
};

/** The licence that the asker may know, or why there is none. Wrong keys count against further guesses. */
async function seek(
  tx: Tx,
  who: Asker,
  licenseKey: string,
  now: number,
): Promise<FoundLicence | LicenceFailure> {
  if (await hasGuessedTooOften(tx, who, now)) return 'LICENCE_TOO_MANY_TRIES';
  const found = await lookUpLicence(tx, who.tenantId, normalLicenceKey(licenseKey));
  if (found?.isSeen) return found;
  await noteWrongKey(tx, who, now);
  return found ? 'LICENCE_NO_ACCESS' : 'LICENCE_NOT_FOUND';
}

function refusal(message: LicenceFailure): LicenceCheckResult {
  return {
    isSuccess: false,
    message,
    resultValue: null,
    count: null,
    modelId: null,
    cloudId: null,
  };
}

function judgeUpdate(upgradeValue: number, shopNumber: number | null, language: 'de' | 'en'): Judge {
  return async (tx, found) => {
    const sought = readUpgradeValue(upgradeValue);
    const target = await targetFor(tx, found, shopNumber, upgradeValue);
    if (!sought || !target) return { ...refusal('LICENCE_SERVICE_FAILED'), ...ids(found) };
    const check = sought.isUpgrade ? checkUpgrade : checkUpdate;
    const checked = check(found, { ...target, mainVersion: sought.mainVersion });
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
}

/** What is asked of the licence: of the product where one is named, else nothing but that it is a licence. */
async function targetFor(
  tx: Tx,
  found: FoundLicence,
  shopNumber: number | null,
  upgradeValue: number | null,
): Promise<LicenceTarget | undefined> {
  if (shopNumber === null)
    return { appType: found.appType, appRegLevel: 0, needsProfessional: false, mainVersion: 0 };
  const product = await soldProduct(tx, shopNumber);
  if (!product || product.upgradeValue !== upgradeValue) return undefined;
  return targetOf(found, product);
}

/** A product that is sold; undefined for one that is not, or that nobody knows. */
async function soldProduct(tx: Tx, shopNumber: number): Promise<CatalogueLicence | undefined> {
  const product = (await licenceProducts(tx, [shopNumber])).get(shopNumber);
  return product?.active ? product : undefined;
}

function ids({ uid, deviceId }: FoundLicence) {
  return { count: null, modelId: uid, cloudId: deviceId };
}

/** The outcome in words of the shop, with the name of what was found. */
function told(checked: CheckedLicence, found: FoundLicence): LicenceCheckResult {
  return {
    isSuccess: checked.isSuccess,
    message: checked.isSuccess ? checked.outcome : checked.failure,
    resultValue: licenceName(found),
    ...ids(found),
    count: checked.isSuccess ? found.regLevels : null,
  };
}

function judgeAddOn(shopNumber: number): Judge {
  return async (tx, found) => {
    const product = await soldProduct(tx, shopNumber);
    if (!product) return refusal('LICENCE_SERVICE_FAILED');
    return told(checkAddOn(found, targetOf(found, product)), found);
  };
}

function judgeProfessional(shopNumber: number | null): Judge {
  return async (tx, found) => {
    const target = await targetFor(tx, found, shopNumber, null);
    if (!target) return refusal('LICENCE_SERVICE_FAILED');
    return target.appType === found.appType
      ? told(checkProfessional(found, target), found)
      : refusal('LICENCE_SERVICE_FAILED');
  };
}

function judgeExtension(shopNumber: number): Judge {
  return async (tx, found) => {
    const product = await soldProduct(tx, shopNumber);
    return product ? told(checkWork(found, product), found) : refusal('LICENCE_SERVICE_FAILED');
  };
}
