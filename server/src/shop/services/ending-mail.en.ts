import type { EndingMailTexts } from './ending-mail.de.ts';

export const en: EndingMailTexts = {
  cancelled: {
    subject: (name, day) => `Cancelled: ${name} as of ${day}`,
    preview: (day) => `Until ${day} everything goes on as before.`,
    heading: 'Your cancellation',
    told: (name, day) => `${name} is cancelled as of ${day}. Until then everything goes on as before.`,
    billed: (price, day) => `Until then billing goes on: ${price} net, the next time on ${day}.`,
    notBilled: 'Nothing will be billed any more.',
    next: 'While the service runs, you can take the cancellation back.',
    unasked:
      'You did not cancel? Then take the cancellation back there, and tell the administrators of your company.',
  },
  renewed: {
    subject: (name) => `Goes on: ${name}`,
    preview: 'The cancellation has been taken back.',
    heading: 'Your service goes on',
    told: (name) => `The cancellation of ${name} has been taken back. The service goes on as before.`,
    billed: (price, day) => `The next billing is on ${day}: ${price} net.`,
    next: 'You can cancel it again at any time.',
    unasked: 'This was not you? Then please tell the administrators of your company.',
  },
  service: 'Service',
  customer: 'Customer',
  order: 'Order',
  licence: 'Licence',
  lastDay: 'Last day',
  button: 'See my services',
  reason: 'You get this message because a service in the shop of Tresen was changed in your name.',
};
