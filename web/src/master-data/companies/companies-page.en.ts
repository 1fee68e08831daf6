import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './companies-page.de.ts';

export const en: Translation<typeof de> = {
  create: 'New company',
  emptyTitle: 'No companies yet',
  emptyText:
    'Add the companies that run your branches, with the address, tax numbers and bank account to show on receipts.',
};
