import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './companies-page.de.ts';

export const en: Translation<typeof de> = {
  create: 'New company',
  emptyTitle: 'No companies yet',
  emptyText:
    'Who runs one or more branches: with address, tax numbers and bank account as they stand on receipts.',
};
