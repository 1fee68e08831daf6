import type { AppType, Licence } from './licence.ts';
import { isCovered } from './registration-levels.ts';

/** What becomes of a licence that is checked (LIC-10). */
export const licenceOutcomes = [
  'upToDate',
  'valid',
  'canBeReactivated',
  'readyToActivate',
  'cannotBeActivated',
] as const;
export type LicenceOutcome = (typeof licenceOutcomes)[number];

/** Why a check fails: codes of the error table, which the web has the catalogue's words for (spec §8). */
export const licenceFailures = [
  'LICENCE_NOT_FOUND',
  'LICENCE_NO_ACCESS',
  'LICENCE_NEEDS_PROFESSIONAL',
  'LICENCE_NEEDS_UPDATE',
  'ADD_ON_INCLUDED',
  'ADD_ON_NOT_ADDABLE',
  'LICENCE_UP_TO_DATE',
  /** It was never activated, which costs nothing: there is nothing to reactivate. */
  'LICENCE_NEVER_ACTIVATED',
  /** It is in use on the hardware that it is bound to. */
  'LICENCE_IN_USE',
  /** It has no end that could be put off. */
  'LICENCE_NEVER_ENDS',
  'LICENCE_BLOCKED',
  'LICENCE_CANNOT_BE_ACTIVATED',
  'LICENCE_SERVICE_FAILED',
  'LICENCE_TOO_MANY_TRIES',
] as const;
export type LicenceFailure = (typeof licenceFailures)[number];

export type CheckedLicence =
  | { readonly isSuccess: true; readonly outcome: LicenceOutcome }
  | { readonly isSuccess: false; readonly outcome: LicenceOutcome; readonly failure: LicenceFailure };
const blocked = failed('cannotBeActivated', 'LICENCE_BLOCKED');

/** What a product asks of a licence that it updates, reactivates or adds to. */
export interface LicenceTarget {
  readonly appType: AppType;
  /** The main version that the product brings or needs. */
  readonly mainVersion: number;
  readonly appRegLevel: number;
  readonly needsProfessional: boolean;
  /** The product, where one is named. */
  readonly shopNumber?: number | undefined;
}

/** Whether an update to a main version can be sold for a licence; one that has it already is up to date. */
export const checkUpdate = (licence: Licence, target: LicenceTarget): CheckedLicence => {
  if (licence.state === 'blocked') return blocked;
  if (licence.appType !== target.appType) return failed('cannotBeActivated', 'LICENCE_SERVICE_FAILED');
  if (licence.mainVersion >= target.mainVersion) return failed('upToDate', 'LICENCE_UP_TO_DATE');
  return passed('valid');
};

/**
 * Whether an upgrade to professional can be sold for a licence: its version may rise with it, and never falls. One that
 * is professional in that version already has nothing to gain.
 */
export const checkUpgrade = (licence: Licence, target: LicenceTarget): CheckedLicence => {
  if (licence.state === 'blocked') return blocked;
  if (licence.appType !== target.appType || licence.mainVersion > target.mainVersion)
    return failed('cannotBeActivated', 'LICENCE_SERVICE_FAILED');
  if (licence.licenceType === 'professional' && licence.mainVersion === target.mainVersion)
    return failed('upToDate', 'LICENCE_UP_TO_DATE');
  return passed('valid');
};

/**
 * Whether a reactivation can be sold for a licence: only where its hardware changed. One that was never activated can be
 * activated, which costs nothing; one that is active has nothing to reactivate.
 */
export const checkReactivation = ({ state }: Licence): CheckedLicence => {
  switch (state) {
    case 'needsReactivation':
      return passed('canBeReactivated');
    case 'inactive':
      return failed('readyToActivate', 'LICENCE_NEVER_ACTIVATED');
    case 'active':
      return failed('valid', 'LICENCE_IN_USE');
    case 'expired':
      return failed('cannotBeActivated', 'LICENCE_CANNOT_BE_ACTIVATED');
    case 'blocked':
      return blocked;
  }
};

/** Whether an add-on can be sold for a licence: of its kind of register, in a version that knows it, and not there yet. */
export const checkAddOn = (licence: Licence, target: LicenceTarget): CheckedLicence => {
  if (licence.state === 'blocked') return blocked;
  if (licence.appType !== target.appType) return failed('cannotBeActivated', 'ADD_ON_NOT_ADDABLE');
  if (hasAlready(licence, target)) return failed('upToDate', 'ADD_ON_INCLUDED');
  if (target.needsProfessional && licence.licenceType !== 'professional')
    return failed('cannotBeActivated', 'LICENCE_NEEDS_PROFESSIONAL');
  if (licence.mainVersion < target.mainVersion) return failed('cannotBeActivated', 'LICENCE_NEEDS_UPDATE');
  return passed('valid');
};

/** Whether a product for professional licences can be sold for this one: in a version that knows it, and not there yet. */
export const checkProfessional = (licence: Licence, target: LicenceTarget): CheckedLicence => {
  if (licence.state === 'blocked') return blocked;
  if (hasAlready(licence, target)) return failed('upToDate', 'ADD_ON_INCLUDED');
  if (licence.licenceType !== 'professional')
    return failed('cannotBeActivated', 'LICENCE_NEEDS_PROFESSIONAL');
  if (licence.mainVersion < target.mainVersion) return failed('cannotBeActivated', 'LICENCE_NEEDS_UPDATE');
  return passed('valid');
};

/** Whether a product without functions can be sold for a licence: of its kind of register. */
export const checkExtension = (licence: Licence, target: Pick<LicenceTarget, 'appType'>): CheckedLicence => {
  if (licence.state === 'blocked') return blocked;
  return licence.appType === target.appType
    ? passed('valid')
    : failed('cannotBeActivated', 'LICENCE_SERVICE_FAILED');
};

/** Whether a longer term can be sold for a licence: one that ends, or has ended. */
export const checkTerm = (licence: Licence, target: Pick<LicenceTarget, 'appType'>): CheckedLicence => {
  const checked = checkExtension(licence, target);
  return !checked.isSuccess || licence.isLimited ? checked : failed('upToDate', 'LICENCE_NEVER_ENDS');
};

function failed(outcome: LicenceOutcome, failure: LicenceFailure): CheckedLicence {
  return {
    isSuccess: false,
    outcome,
    failure,
  };
}

function passed(outcome: LicenceOutcome): CheckedLicence {
  return { isSuccess: true, outcome };
}

/** True when the licence has what the product adds: its registration levels, or of one without levels the product itself. */
function hasAlready({ regLevels, addOnNumbers = [] }: Licence, target: LicenceTarget): boolean {
  return target.appRegLevel === 0
    ? target.shopNumber !== undefined && addOnNumbers.includes(target.shopNumber)
    : isCovered(target, regLevels);
}
