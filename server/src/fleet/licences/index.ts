import type { Kit } from '../../kit/graphql/index.ts';
import type { LicenceService } from '../licence-service/index.ts';
import { addLicenceChecks } from './licence-checks.resolvers.ts';
import { addLicenceRegistry } from './licences.resolvers.ts';

/** What the licences need of others. */
export interface LicencesPort {
  readonly service: LicenceService;
}

/** Licences answer at /graphql. */
export const addLicences = (kit: Kit, port: LicencesPort): void => {
  addLicenceRegistry(kit);
  addLicenceChecks(kit, port.service);
};

export { createLicenceWatch } from './licence-watch.ts';
export { licencesExport } from './licences-export.ts';
export { createLicenceReports } from './reports.service.ts';
export { releaseLicences } from './reports.store.ts';
