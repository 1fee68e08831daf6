import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './own-organization-page.de.ts';

export const en: Translation<typeof de> = {
  edit: 'Edit',
  facts: 'Company',
  addresses: 'Addresses',
  notFoundTitle: 'Organization not found',
  notFoundText: 'It may have been deleted, or the link is wrong.',
  toProfile: 'Go to profile',
};
