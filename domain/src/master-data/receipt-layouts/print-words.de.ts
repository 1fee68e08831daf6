import { reportWords } from '../../sales/closing-reports/index.ts';
import { receiptListWords } from '../../sales/receipts/index.ts';
import type { PrintWords } from './print-language.ts';

export const printedDe: PrintWords = {
  targets: { table: 'Tisch', room: 'Zimmer', takeaway: 'Mitnahme', delivery: 'Lieferung', bar: 'Theke' },
  receiptTypes: receiptListWords.de.choices.type,
  closingTypes: reportWords.de.types,
  paymentKinds: reportWords.de.paymentKinds,
  noCategory: reportWords.de.noCategory,
  nobody: reportWords.de.nobody,
  cancelled: 'STORNO',
  outOfHouse: 'außer Haus',
  testPrint: 'PROBEDRUCK - KEIN BELEG',
};
