import type { OrderMailTexts } from './order-mail.de.ts';

export const en: OrderMailTexts = {
  subject: (number, status) => `Order ${number}: ${status}`,
  heading: (number) => `Order ${number}`,
  became: {
    ordered: 'Your order has arrived.',
    inProgress: 'Your order is being worked on now.',
    completed: 'Your order is completed. You find the invoice in the order.',
    rejected: 'Unfortunately your order was rejected.',
    onHold: 'Your order is on hold. We will tell you as soon as it goes on.',
    waitingForResponse:
      'There is a question about your order. It waits for your answer: please write it in the order.',
  },
  keys: (count) =>
    count === 1 ? 'Your licence key stands in the order.' : `Your ${count} licence keys stand in the order.`,
  reasonOf: (seller, reason) => `${seller} writes: “${reason}”`,
  order: 'Order',
  status: 'Status',
  invoice: 'Invoice',
  button: 'View the order',
  answer: 'Answer the question',
  purchaseOrder: 'Your order number',
  reason: 'You receive this message because you have ordered in the shop of Tresen.',
};
