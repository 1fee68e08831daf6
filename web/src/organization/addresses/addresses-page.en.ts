import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './addresses-page.de.ts';

export const en: Translation<typeof de> = {
  create: 'New address',
  emptyTitle: 'No addresses yet',
  emptyText: 'Add the addresses for your organizations’ invoices and deliveries.',
};
