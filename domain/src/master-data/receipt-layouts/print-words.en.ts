import { reportWords } from '../../sales/closing-reports/index.ts';
import { receiptListWords } from '../../sales/receipts/index.ts';
import type { PrintWords } from './print-language.ts';

export const printedEn: PrintWords = {
  targets: { table: 'Table', room: 'Room', takeaway: 'Take-away', delivery: 'Delivery', bar: 'Bar' },
  receiptTypes: receiptListWords.en.choices.type,
  closingTypes: reportWords.en.types,
  paymentKinds: reportWords.en.paymentKinds,
  noCategory: reportWords.en.noCategory,
  nobody: reportWords.en.nobody,
  cancelled: 'CANCELLED',
  outOfHouse: 'take-away',
  testPrint: 'TEST PRINT - NOT A RECEIPT',
};
