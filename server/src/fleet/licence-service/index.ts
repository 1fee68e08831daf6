export { createLicenceService } from './built-in.ts';
export { cleanUpLicenceGuesses, hasGuessedTooOften, noteWrongKey } from './guess-limit.store.ts';
export type { Asker, DoneLicence, LicenceService, LicenceWork } from './licence-service.ts';
export {
  type KnownLicence,
  listUpdatePrices,
  registerLicences,
  type UpdatePrice,
} from './register-licences.store.ts';
