import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './company-page.de.ts';

export const en: Translation<typeof de> = {
  company: 'General',
  owner: 'Owner',
  addressPart: 'Address',
  contact: 'Contact',
  taxes: 'Taxes',
  bank: 'Bank account',
};
