export {
  type AppType,
  appTypes,
  type Licence,
  type LicenceState,
  type LicenceTab,
  type LicenceType,
  licenceSchema,
  licenceStates,
  licenceTabs,
  licenceTypes,
} from './licence.ts';
export {
  type CheckedLicence,
  checkAddOn,
  checkProfessional,
  checkReactivation,
  checkUpdate,
  type LicenceFailure,
  type LicenceOutcome,
  type LicenceTarget,
  licenceFailures,
  licenceOutcomes,
} from './licence-checks.ts';
export { licenceKeysIn, normalLicenceKey, repeatedKeys } from './licence-keys.ts';
