import type { AlertMailTexts } from './alert-mail.de.ts';

export const en: AlertMailTexts = {
  subject: (count, company) => (count === 1 ? `An alert for ${company}` : `${count} alerts for ${company}`),
  open: 'Open',
  over: 'Resolved in the meantime',
  since: (time) => `since ${time}`,
  heading: 'Alerts',
  text: (company) => `This was noticed at ${company}:`,
  more: (count) => `And ${count} more. You’ll find all of them in Tresen.`,
  button: 'View in Tresen',
  note: 'You choose which alerts you get by email, and when, under “Reports by email”.',
  reason: (company) =>
    `You are receiving this message because you chose to get alerts of ${company} by email.`,
};
