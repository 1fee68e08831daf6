export {
  type AssignFailure,
  assignFailures,
  assignLicencesSchema,
  maxAssignedKeys,
  readAssignedKeys,
} from './assign-licences.ts';
export {
  type AppType,
  appTypes,
  type Licence,
  type LicenceState,
  type LicenceTab,
  type LicenceType,
  licenceName,
  licenceSchema,
  licenceStates,
  licenceTabs,
  licenceTypes,
} from './licence.ts';
export {
  type CheckedLicence,
  checkAddOn,
  checkExtension,
  checkProfessional,
  checkReactivation,
  checkTerm,
  checkUpdate,
  checkUpgrade,
  type LicenceFailure,
  type LicenceOutcome,
  type LicenceTarget,
  licenceFailures,
  licenceOutcomes,
} from './licence-checks.ts';
export { licenceKeysIn, normalLicenceKey, repeatedKeys } from './licence-keys.ts';
export { licenceList, licenceListWords } from './licence-list-words.ts';
export { licenceEndingDays, monthsLater, prolonged, stateWithTime } from './licence-terms.ts';
export {
  checkWork,
  deedOf,
  isTerm,
  type LicenceDeed,
  type LicenceProduct,
  levelsWithout,
  licenceAfter,
  licenceDeeds,
  targetOf,
} from './licence-work.ts';
export { newLicenceKey } from './new-licence-key.ts';
export {
  checkOf,
  functionsOf,
  type LicenceCheck,
  type ProductFunction,
  productFunctions,
} from './product-functions.ts';
export { isCovered } from './registration-levels.ts';
export {
  boundAfter,
  type LicenceBinding,
  type ReportedLicence,
  reportedLicenceSchema,
} from './reported-licence.ts';
export {
  type UpdatePriceInput,
  type UpdatePriceMessage,
  type UpdatePricePlace,
  updatePriceInputSchema,
  updatePriceMessages,
  updatePriceName,
  updatePricePlaceSchema,
} from './update-price.ts';
export { readUpgradeValue, type SoughtVersion, upgradeValueOf } from './upgrade-values.ts';
