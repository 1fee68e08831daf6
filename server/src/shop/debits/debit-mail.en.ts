import type { DebitMailTexts } from './debit-mail.de.ts';

export const en: DebitMailTexts = {
  announced: {
    subject: (number, day) => `Direct debit on ${day} for order ${number}`,
    heading: 'Announcement of a direct debit',
    text: (seller, amount, day) =>
      `${seller} will collect ${amount} from your account on ${day}. Please make sure that it is covered.`,
  },
  withdrawn: {
    subject: (number) => `No direct debit for order ${number}`,
    heading: 'The direct debit is called off',
    text: (seller, amount, day) =>
      `${seller} has called off the direct debit of ${amount} on ${day}. If the amount is collected later, we will announce it to you again.`,
  },
  order: 'Order',
  amount: 'Amount',
  day: 'Due on',
  account: 'Account',
  accountEnd: (end) => `IBAN … ${end}`,
  creditorId: 'Creditor identifier',
  mandate: 'Mandate reference',
  button: 'View order',
  reason: 'You receive this message because you ordered in the shop of Tresen and pay by SEPA direct debit.',
};
