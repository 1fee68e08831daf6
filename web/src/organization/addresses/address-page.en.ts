import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './address-page.de.ts';

export const en: Translation<typeof de> = {
  use: 'What for',
  place: 'Address',
  contact: 'Contact',
  defaultHint: 'Of each kind an organization has at most one default address.',
};
