import type { ConfirmationTexts } from './confirmation.de.ts';

export const en: ConfirmationTexts = {
  subject: (number) => `Your order ${number}`,
  preview: (gross) => `Thank you for your order of ${gross}.`,
  heading: 'Thank you for your order',
  received: (number, seller) =>
    `We’ve received your order ${number}. ${seller} will process it and keep you updated. You’ll find any licence keys in the order once it is completed.`,
  forCustomer: (name) => `Ordered for ${name}.`,
  purchaseOrder: 'Your PO number',
  net: 'Net total',
  gross: 'Total',
  payment: 'Payment',
  invoice: 'Invoice',
  sepaDebit: (ibanEnd) => `SEPA direct debit, IBAN … ${ibanEnd}`,
  creditorId: 'Creditor identifier',
  mandate: 'Mandate reference',
  debitAhead: (seller, days) =>
    `${seller} will collect the total from your account and email you the date at least ${days === 1 ? 'one day' : `${days} days`} in advance.`,
  mandateText: 'Your SEPA direct debit mandate:',
  button: 'View order',
  note: 'You can download the order confirmation as a PDF there, and edit the order until we start processing it.',
  unasked: 'Didn’t place this order? Please tell your administrator before it is completed.',
  reason: 'You received this email because you placed an order in the Tresen shop.',
};
