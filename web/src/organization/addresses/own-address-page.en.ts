import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './own-address-page.de.ts';

export const en: Translation<typeof de> = {
  edit: 'Edit',
  toOrganization: (name) => `Back to ${name}`,
  notFoundTitle: 'Address not found',
  notFoundText: 'It may have been deleted, or the link is wrong.',
  toProfile: 'Go to profile',
};
