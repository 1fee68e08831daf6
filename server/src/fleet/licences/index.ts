import type { Kit } from '../../kit/graphql/index.ts';
import type { LicenceService } from '../licence-service/index.ts';
import { addLicenceChecks } from './licence-checks.resolvers.ts';
import { addLicenceRegistry } from './licences.resolvers.ts';

/** What the licences need of others. */
export interface LicencesPort {
  readonly service: LicenceService;
}

/** Licences answer at /graphql. */
export const addLicences = (kit: Kit, { service }: LicencesPort): void => {
  addLicenceRegistry(kit);
  addLicenceChecks(kit, service);
};
