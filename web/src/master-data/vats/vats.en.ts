import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './vats.de.ts';

export const en: Translation<typeof de> = {
  create: 'New VAT rate',
  emptyTitle: 'No VAT rates yet',
  emptyText:
    'Every article needs a VAT rate. Your country’s standard rates are added with your first branch.',

  vat: 'VAT rate',
  intro: 'Changes apply to sales after the next sync. Existing sales keep their rate.',
  nameHint: 'For example “Standard” or “Reduced”.',
  valueHint: 'As a percentage, such as 19 or 7.',
  symbolHint: 'One to three characters shown after each line on the receipt, such as A.',
  keyHint:
    'Number used in tax audits and exports. In Germany: 1 standard, 2 reduced, 5 not taxable, 6 exempt.',
};
