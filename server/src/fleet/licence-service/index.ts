export { createLicenceService } from './built-in.ts';
export { cleanUpLicenceGuesses } from './guess-limit.store.ts';
export type { Asker, DoneLicence, LicenceService, LicenceWork } from './licence-service.ts';
