import type { OrderListWords } from './order-list.ts';
import { orderStatusWords } from './order-status-words.ts';

const de: OrderListWords = {
  one: 'Bestellung',
  many: 'Bestellungen',
  counted: (count, isOne) => `${count} ${isOne ? 'Bestellung' : 'Bestellungen'}`,
  fields: { status: 'Stand', placedAt: 'Bestellt am' },
  choices: { status: orderStatusWords.de },
  rows: {},
};

const en: OrderListWords = {
  one: 'Order',
  many: 'Orders',
  counted: (count, isOne) => `${count} ${isOne ? 'order' : 'orders'}`,
  fields: { status: 'Status', placedAt: 'Ordered on' },
  choices: { status: orderStatusWords.en },
  rows: {},
};

/** What people call orders and the fields of their lists. */
export const orderListWords = { de, en };
