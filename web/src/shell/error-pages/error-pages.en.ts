import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './error-pages.de.ts';

export const en: Translation<typeof de> = {
  notFoundTitle: 'Page not found',
  notFoundText: (path) => `There is nothing at “${path}”. The address may be out of date or incomplete.`,
  maybe: 'Did you mean:',
  back: 'Back',
  toHome: 'Go to home',
  brokenTitle: 'Something went wrong on this page',
  brokenText: 'Your data is safe. Try reloading the page. If that doesn’t help, contact your dealer.',
  reload: 'Reload',
  report: 'Error number',
  copy: 'Copy',
  copied: 'Copied',
  sending: 'Sending report …',
  sent: 'We have received the report.',
  unsent: 'We’ll send the report once you’re back online.',
  writeMail: 'Email support',
  mailSubject: (id) => `Tresen: error ${id}`,
  mailBody: (id) => `Error number: ${id}\n\nWhat I was trying to do:\n`,
  newVersionTitle: 'New version available',
  newVersionText: 'Reload the page to continue.',
  cutOffTitle: 'The connection was interrupted',
  cutOffText: 'Part of this page did not arrive. It will be loaded again in a moment.',
  awayTitle: 'Not available offline',
  awayText: 'There was an error establishing a connection. Please try again later.',
  retry: 'Try again',
};
