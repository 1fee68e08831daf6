import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './addresses-page.de.ts';

export const en: Translation<typeof de> = {
  create: 'New address',
  emptyTitle: 'No addresses yet',
  emptyText: 'Where invoices and deliveries of your organizations go.',
};
