import type { ReceiptListWords } from './receipt-list.ts';

const twoDigits = (hour: number): string => String(hour).padStart(2, '0');

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
    type: 'Kind',
    payment: 'Payment',
    mark: 'Mark',
    article: 'Article',
    tag: 'Tag',
    note: 'Note',
    target: 'Table or target',
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
      AVBelegstorno: 'Receipt cancellation',
      AVBelegabbruch: 'Aborted',
      AVSachbezug: 'Benefit in kind',
      AVSonstige: 'Other process',
    },
    payment: { cash: 'Cash', card: 'Card', digital: 'Digital', other: 'Other' },
    mark: {
      unsigned: 'Without TSE signature',
      cancelled: 'With a cancellation',
      discounted: 'With a discount',
      tipped: 'With a tip',
      voucher: 'With a voucher',
      refund: 'Refund',
    },
  },
  rows: {},
};
