import type { Feature } from '../../kit/features/index.ts';
import { cleanUpLicenceGuesses, type LicenceService } from '../licence-service/index.ts';
import { addLicenceChecks } from './licence-checks.resolvers.ts';
import { createLicenceWatch } from './licence-watch.ts';
import { addLicenceRegistry } from './licences.resolvers.ts';
import { licencesExport } from './licences-export.ts';

/** What the licences need of others. */
export interface LicencesPort {
  readonly service: LicenceService;
}

/** Who may use which version on which register. */
export const licences: Feature<{ readonly licences: LicencesPort }> = {
  at: 'general',
  fields: (kit, { licences: { service } }) => {
    addLicenceRegistry(kit);
    addLicenceChecks(kit, service);
  },
  exports: [licencesExport],
  work: ({ db, now }) => ({
    minutely: { watchLicences: createLicenceWatch({ db, now }) },
    cleanUp: () => cleanUpLicenceGuesses(db, now()),
  }),
};

export { createLicenceReports } from './reports.service.ts';
export { releaseLicences } from './reports.store.ts';
