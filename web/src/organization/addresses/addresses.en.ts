import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './addresses.de.ts';

export const en: Translation<typeof de> = {
  create: 'New address',
  emptyTitle: 'No addresses yet',
  emptyText: 'Add the addresses for your organizations’ invoices and deliveries.',

  use: 'Use',
  place: 'Address',
  contact: 'Contact',
  defaultHint: 'Each organization has at most one default address of each type.',
};
