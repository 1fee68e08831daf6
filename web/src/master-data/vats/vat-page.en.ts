import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './vat-page.de.ts';

export const en: Translation<typeof de> = {
  vat: 'VAT rate',
  intro: 'A change holds for sales from the next synchronization on. What is sold already keeps its rate.',
  nameHint: 'Such as “General” or “Reduced”.',
  valueHint: 'In percent, such as 19 or 7.',
  symbolHint: 'One to three characters. They stand behind each position of a receipt, such as A.',
  keyHint: 'Number for tax audits and exports. In Germany: 1 general, 2 reduced, 5 not taxable, 6 exempt.',
};
