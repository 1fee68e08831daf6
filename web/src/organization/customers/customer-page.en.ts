import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './customer-page.de.ts';

export const en: Translation<typeof de> = {
  customer: 'Customer',
  place: 'Address',
  contact: 'Contact',
  externalHint: 'This customer’s number in your CRM.',
};
