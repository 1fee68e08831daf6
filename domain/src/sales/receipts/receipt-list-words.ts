import { de } from './receipt-list.de.ts';
import { en } from './receipt-list.en.ts';

/** What people call receipts and the fields of their list. */
export const receiptListWords = { de, en };
