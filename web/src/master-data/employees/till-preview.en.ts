import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './till-preview.de.ts';

export const en: Translation<typeof de> = {
  title: 'What this person sees at the register',
  start: 'Start',
  sale: 'Sale',
  tables: 'Tables',
  pay: 'Payment',
  receipts: 'Receipts',
  cashBook: 'Cash book',
  more: 'More',
  articles: 'Articles',
  cash: 'Cash',
  card: 'Card',
  tablePlan: 'Table plan',
  receiptList: 'Receipt list',
  isMissing: '(not shown)',
  hidden: (names) => `Not shown: ${names}`,
  habits: 'Automatic',
};
