import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './organization-page.de.ts';

export const en: Translation<typeof de> = {
  company: 'Company',
  place: 'Address',
  contact: 'Contact',
  addresses: 'Addresses',
  addressesIntro: 'Addresses for invoices and deliveries.',
  units: 'Branches',
  unitsIntro: 'Branches and groups in this organization.',
  noUnits: 'None yet. You can assign a branch to an organization on the branch’s page.',
  toUnits: 'All branches',
  inactive: 'inactive',
};
