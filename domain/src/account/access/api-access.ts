import { accountAccess } from './api/account.ts';
import { contentAccess } from './api/content.ts';
import { fiscalAccess } from './api/fiscal.ts';
import { fleetAccess } from './api/fleet.ts';
import { masterDataAccess } from './api/master-data.ts';
import { organizationAccess } from './api/organization.ts';
import { registerAccess } from './api/registers.ts';
import { salesAccess } from './api/sales.ts';
import { shopAccess } from './api/shop.ts';
import { fieldsOfRecords } from './record-access.ts';
import type { AccessRule } from './rules.ts';

/** The group of every root field of both GraphQL schemas. A field that is missing here stops the start. */
export const apiAccess: Readonly<Record<string, AccessRule>> = {
  ...accountAccess,
  ...organizationAccess,
  ...contentAccess,
  ...shopAccess,
  ...salesAccess,
  ...fleetAccess,
  ...fiscalAccess,
  ...masterDataAccess,
  ...registerAccess,
  ...fieldsOfRecords,
};
