import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './organizations.de.ts';

export const en: Translation<typeof de> = {
  create: 'New organization',
  emptyTitle: 'No organizations yet',
  emptyText: 'Add the companies your branches belong to, with their billing and delivery addresses.',

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
