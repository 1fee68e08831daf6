import type { ConfirmationTexts } from './confirmation.de.ts';

export const en: ConfirmationTexts = {
  subject: (number) => `Your order ${number}`,
  preview: (gross) => `Thank you for your order of ${gross}.`,
  heading: 'Thank you for your order',
  received: (number, seller) =>
    `Your order ${number} has arrived. ${seller} takes care of it and tells you as soon as something happens. You find licence keys in the order once it is completed.`,
  forCustomer: (name) => `You ordered for ${name}.`,
  purchaseOrder: 'Your order number',
  net: 'Net total',
  gross: 'Total',
  payment: 'Payment',
  invoice: 'by invoice',
  sepaDebit: (ibanEnd) => `SEPA direct debit, IBAN … ${ibanEnd}`,
  creditorId: 'Creditor identifier',
  mandate: 'Mandate reference',
  debitAhead: (seller, days) =>
    `${seller} will collect the total from your account, and tell you the day in an e-mail at least ${days === 1 ? 'one day' : `${days} days`} ahead.`,
  mandateText: 'Your SEPA direct debit mandate:',
  button: 'View order',
  note: 'There you also find the order confirmation as PDF, and you can edit the order as long as nobody works on it.',
  unasked:
    'You did not order? Then please tell the administration of your company before the order is completed.',
  reason: 'You receive this message because you ordered in the shop of Tresen.',
};
