import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './vats-page.de.ts';

export const en: Translation<typeof de> = {
  create: 'New VAT rate',
  emptyTitle: 'No VAT rates yet',
  emptyText:
    'Articles need a VAT rate. With the first branch the usual rates of your country come by themselves.',
};
