import type { DebitMailTexts } from './debit-mail.de.ts';

export const en: DebitMailTexts = {
  announced: {
    subject: (number, day) => `Direct debit on ${day} for order ${number}`,
    heading: 'Upcoming direct debit',
    text: (seller, amount, day) =>
      `${seller} will collect ${amount} from your account on ${day}. Please make sure you have enough funds.`,
  },
  withdrawn: {
    subject: (number) => `Direct debit cancelled for order ${number}`,
    heading: 'Direct debit cancelled',
    text: (seller, amount, day) =>
      `${seller} has cancelled the direct debit of ${amount} on ${day}. If the amount is collected later, we’ll let you know in advance.`,
  },
  order: 'Order',
  amount: 'Amount',
  day: 'Due on',
  account: 'Account',
  accountEnd: (end) => `IBAN … ${end}`,
  creditorId: 'Creditor identifier',
  mandate: 'Mandate reference',
  button: 'View order',
  reason:
    'You received this email because you placed an order in the Tresen shop and pay by SEPA direct debit.',
};
