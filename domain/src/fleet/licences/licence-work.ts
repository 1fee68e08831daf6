import type { Licence, LicenceType } from './licence.ts';
import {
  type CheckedLicence,
  checkAddOn,
  checkExtension,
  checkProfessional,
  checkReactivation,
  checkTerm,
  checkUpdate,
  checkUpgrade,
  type LicenceTarget,
} from './licence-checks.ts';
import { functionsOf } from './product-functions.ts';
import { readUpgradeValue } from './upgrade-values.ts';

/** What a completed line of an order does to a licence. */
export const licenceDeeds = ['created', 'updated', 'upgraded', 'reactivated', 'extended'] as const;
export type LicenceDeed = (typeof licenceDeeds)[number];

/** What of a product is about licences. */
export interface LicenceProduct {
  readonly shopNumber?: number | undefined;
  readonly functions: string;
  readonly appType: Licence['appType'] | null;
  readonly licenceType: LicenceType | null;
  readonly mainVersion: number | null;
  readonly upgradeValue: number | null;
  readonly appRegLevel: number;
  readonly contractType: 'Recurring' | 'OneTime';
  readonly contractDurationMonths: number;
}

/**
 * True for a product that gives a licence more time: without functions, and rented, which goes on until it is cancelled,
 * or paid once for some months.
 */
export const isTerm = (
  product: Pick<LicenceProduct, 'functions' | 'contractType' | 'contractDurationMonths'>,
): boolean =>
  functionsOf(product).length === 0 &&
  (product.contractType === 'Recurring' || product.contractDurationMonths > 0);

/**
 * What a line does: with a key what the product's first function says, else it makes what it needs no key for.
 * Undefined for hardware and the like.
 */
export const deedOf = (product: LicenceProduct, licenseKey: string): LicenceDeed | undefined => {
  const { appType, licenceType, mainVersion } = product;
  if (licenseKey === '') {
    const [needsKey] = functionsOf(product);
    const isEdition = appType !== null && licenceType !== null && mainVersion !== null;
    return isEdition && needsKey === undefined ? 'created' : undefined;
  }
  const [first] = functionsOf(product);
  if (first === 'UPDATE') return 'updated';
  if (first === 'UPGRADE') return 'upgraded';
  return first === 'REACTIVATE' ? 'reactivated' : 'extended';
};

/** What a product asks of a licence; what it does not say, every licence has. */
export const targetOf = (licence: Licence, product: LicenceProduct): LicenceTarget => {
  const sought = product.upgradeValue === null ? undefined : readUpgradeValue(product.upgradeValue);
  return {
    appType: product.appType ?? licence.appType,
    mainVersion: sought?.mainVersion ?? product.mainVersion ?? 0,
    appRegLevel: product.appRegLevel,
    shopNumber: product.shopNumber,
    needsProfessional: product.licenceType === 'professional',
  };
};

/**
 * Whether a licence takes what a product does: what its first function asks, and of one without functions
 * that it is not blocked, and ends where the product is a longer term. Asked when it is ordered and when the order is completed, since a licence may have
 * changed in between.
 */
export const checkWork = (licence: Licence, product: LicenceProduct): CheckedLicence => {
  const target = targetOf(licence, product);
  const [first] = functionsOf(product);
  switch (first) {
    case 'UPDATE':
      return checkUpdate(licence, target);
    case 'UPGRADE':
      return checkUpgrade(licence, target);
    case 'REACTIVATE':
      return checkReactivation(licence);
    case 'CHECK_ADD_ON':
      return checkAddOn(licence, target);
    case 'CHECK_PRO':
      return checkProfessional(licence, target);
    default:
      return isTerm(product) ? checkTerm(licence, target) : checkExtension(licence, target);
  }
};

/** The licence after the deed, as far as its product and its add-ons change it. */
export const licenceAfter = (
  licence: Licence,
  deed: LicenceDeed,
  product: LicenceProduct,
  addOns: readonly Pick<LicenceProduct, 'appRegLevel'>[],
): Licence => {
  const isNewer = deed === 'updated' || deed === 'upgraded';
  return {
    ...licence,
    licenceType: deed === 'upgraded' ? 'professional' : licence.licenceType,
    mainVersion: isNewer ? targetOf(licence, product).mainVersion : licence.mainVersion,
    state: licence.state === 'needsReactivation' && deed === 'reactivated' ? 'active' : licence.state,
    regLevels: addOns.reduce(
      (levels, { appRegLevel }) => levels | appRegLevel,
      licence.regLevels | product.appRegLevel,
    ),
  };
};

/**
 * The levels of a licence from which add-ons are taken. What is brought by something else, too, stays.
 * @param levels bits of the licence's registration levels
 * @param taken bits of each add-on that ends
 * @param kept bits of all that the licence has beside them: its edition, other add-ons
 */
export const levelsWithout = (levels: number, taken: readonly number[], kept: readonly number[]): number => {
  const bitsOf = (all: readonly number[]): number => all.reduce((bits, one) => bits | one, 0);
  return levels & ~(bitsOf(taken) & ~bitsOf(kept));
};
