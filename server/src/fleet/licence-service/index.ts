export { createLicenceService } from './built-in.ts';
export { cleanUpLicenceGuesses, hasGuessedTooOften, noteWrongKey } from './guess-limit.store.ts';
export type { Asker, DoneLicence, LicenceService, LicenceWork } from './licence-service.ts';
