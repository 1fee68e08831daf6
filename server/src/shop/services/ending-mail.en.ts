import type { EndingMailTexts } from './ending-mail.de.ts';

export const en: EndingMailTexts = {
  cancelled: {
    subject: (name, day) => `Cancelled: ${name}, ending ${day}`,
    preview: (day) => `Everything stays the same until ${day}.`,
    heading: 'Your cancellation',
    told: (name, day) =>
      `${name} has been cancelled and ends on ${day}. Everything stays the same until then.`,
    billed: (price, day) => `You’ll be billed as usual until then: ${price} net, next on ${day}.`,
    notBilled: 'You won’t be billed again.',
    next: 'You can reverse the cancellation until the service ends.',
    unasked: 'Didn’t cancel? Reverse the cancellation there and let your administrator know.',
  },
  renewed: {
    subject: (name) => `Continuing: ${name}`,
    preview: 'The cancellation has been reversed.',
    heading: 'Your service continues',
    told: (name) => `The cancellation of ${name} has been reversed. The service continues as before.`,
    billed: (price, day) => `You’ll next be billed on ${day}: ${price} net.`,
    next: 'You can cancel it again at any time.',
    unasked: 'Wasn’t you? Please let your administrator know.',
  },
  service: 'Service',
  customer: 'Customer',
  order: 'Order',
  licence: 'Licence',
  lastDay: 'Last day',
  button: 'View my services',
  reason:
    'You received this email because a service you booked in the Tresen shop was changed on your account.',
};
