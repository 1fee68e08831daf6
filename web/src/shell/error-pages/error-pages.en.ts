import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './error-pages.de.ts';

export const en: Translation<typeof de> = {
  notFoundTitle: 'This page does not exist',
  notFoundText: (path) =>
    `There is nothing at “${path}”. The address may be out of date, or a character may be missing.`,
  maybe: 'Did you mean:',
  back: 'Back',
  toHome: 'Go to home',
  brokenTitle: 'This view has crashed',
  brokenText: 'Your data is safe. Reload the page; if that does not help, please ask your dealer.',
  reload: 'Reload',
  report: 'Error number',
  copy: 'Copy',
  copied: 'Copied',
  sending: 'The report is being sent …',
  sent: 'We have received the report.',
  unsent: 'The report will be sent as soon as the connection is back.',
  writeMail: 'Write to support',
  mailSubject: (id) => `Tresen: error ${id}`,
  mailBody: (id) => `Error number: ${id}\n\nWhat I was about to do:\n`,
  newVersionTitle: 'There is a new version',
  newVersionText: 'Reload the page to continue with it.',
  awayTitle: 'Not available offline',
  awayText: 'There was an error establishing a connection. Please try again later.',
  retry: 'Try again',
};
