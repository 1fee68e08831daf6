import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './vats-page.de.ts';

export const en: Translation<typeof de> = {
  create: 'New VAT rate',
  emptyTitle: 'No VAT rates yet',
  emptyText:
    'Every article needs a VAT rate. Your country’s standard rates are added with your first branch.',
};
