import { de } from './organization.de.ts';
import { en } from './organization.en.ts';

export const organizationWords = { de, en };
export { type OrganizationValues, organization } from './organization.ts';
