import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './customers.de.ts';

export const en: Translation<typeof de> = {
  create: 'New customer',
  emptyTitle: 'No customers yet',
  emptyText: 'Add the customers you order and manage licences for.',

  customer: 'Customer',
  place: 'Address',
  contact: 'Contact',
  externalHint: 'This customer’s number in your CRM.',
};
