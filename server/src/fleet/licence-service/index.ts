import type { Feature } from '../../kit/features/index.ts';
import { cleanUpLicenceGuesses } from './guess-limit.store.ts';
import { addUpdatePrices } from './price-list.resolvers.ts';

export { createLicenceService } from './built-in.ts';
export { hasGuessedTooOften, noteWrongKey } from './guess-limit.store.ts';
export type { Asker, DoneLicence, LicenceService, LicenceWork } from './licence-service.ts';
export {
  type KnownLicence,
  listUpdatePrices,
  registerLicences,
  type UpdatePrice,
} from './register-licences.store.ts';

/** What an update costs. */
export const updatePrices: Feature = {
  at: 'general',
  fields: addUpdatePrices,
  work: ({ db, now }) => ({ cleanUp: () => cleanUpLicenceGuesses(db, now()) }),
};
