import type { ReceiptListWords } from './receipt-list.ts';

export const en: ReceiptListWords = {
  one: 'Receipt',
  many: 'Receipts',
  counted: (count, isOne) => `${count} ${isOne ? 'receipt' : 'receipts'}`,
  fields: {
    number: 'Receipt number',
    gross: 'Amount',
    currency: 'Currency',
    businessDay: 'Business day',
    hour: 'Hour',
    deviceId: 'Register',
    employee: 'Served by',
    type: 'Type',
    payment: 'Payment',
    mark: 'Flag',
    article: 'Article',
    tag: 'Tag',
    note: 'Note',
    target: 'Table or destination',
    zNumber: 'Z number',
  },
  choices: {
    currency: { EUR: 'Euro', CHF: 'Swiss franc' },
    hour: Array.from({ length: 24 }, (_, hour) => `${twoDigits(hour)}:00–${twoDigits(hour)}:59`),
    type: {
      Beleg: 'Receipt',
      AVRechnung: 'Invoice',
      AVTransfer: 'Transfer',
      AVBestellung: 'Order',
      AVTraining: 'Training',
      AVBelegstorno: 'Void receipt',
      AVBelegabbruch: 'Aborted',
      AVSachbezug: 'Benefit in kind',
      AVSonstige: 'Other process',
    },
    payment: { cash: 'Cash', card: 'Card', digital: 'Digital', other: 'Other' },
    mark: {
      unsigned: 'No TSE signature',
      cancelled: 'With voids',
      discounted: 'With discount',
      tipped: 'With tip',
      voucher: 'With voucher',
      refund: 'Refund',
    },
  },
  rows: {},
};

function twoDigits(hour: number): string {
  return String(hour).padStart(2, '0');
}
