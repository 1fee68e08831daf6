import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './customers-page.de.ts';

export const en: Translation<typeof de> = {
  create: 'New customer',
  emptyTitle: 'No customers yet',
  emptyText: 'Add the customers you order and manage licences for.',
};
