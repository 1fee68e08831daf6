import { type CheckPort, createChecks } from './checks.ts';
import { endAddOns } from './end-add-ons.ts';
import { endLicences, fulfil } from './fulfil.ts';
import type { LicenceService } from './licence-service.ts';

/** The built-in licence service: it keeps the registry in the database of Tresen. */
export const createLicenceService = (port: CheckPort): LicenceService => ({
  ...createChecks(port),
  fulfil,
  endLicences,
  endAddOns,
});
