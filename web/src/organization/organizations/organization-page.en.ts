import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './organization-page.de.ts';

export const en: Translation<typeof de> = {
  company: 'Company',
  place: 'Address',
  contact: 'Contact',
  addresses: 'Addresses',
  addressesIntro: 'Where invoices and deliveries go.',
  units: 'Branches',
  unitsIntro: 'Branches and groups that belong to this organization.',
  noUnits: 'None yet. The page of a branch says to which organization it belongs.',
  toUnits: 'All branches',
  inactive: 'inactive',
};
