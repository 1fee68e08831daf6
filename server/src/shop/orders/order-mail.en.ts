import type { OrderMailTexts } from './order-mail.de.ts';

export const en: OrderMailTexts = {
  subject: (number, status) => `Order ${number}: ${status}`,
  heading: (number) => `Order ${number}`,
  became: {
    ordered: 'We’ve received your order.',
    inProgress: 'We’re now processing your order.',
    completed: 'Your order is complete. You’ll find the invoice in the order.',
    rejected: 'Unfortunately, your order was rejected.',
    onHold: 'Your order is on hold. We’ll let you know when it continues.',
    waitingForResponse: 'We have a question about your order. Please reply in the order so we can continue.',
  },
  keys: (count) =>
    count === 1
      ? 'You’ll find your licence key in the order.'
      : `You’ll find your ${count} licence keys in the order.`,
  reasonOf: (seller, reason) => `${seller} writes: “${reason}”`,
  order: 'Order',
  status: 'Status',
  invoice: 'Invoice',
  button: 'View order',
  answer: 'Reply',
  purchaseOrder: 'Your PO number',
  reason: 'You received this email because you placed an order in the Tresen shop.',
};
