import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './session-dialog.de.ts';

export const en: Translation<typeof de> = {
  title: 'Session expired',
  tooOld: 'For safety, every sign-in ends after 90 days.',
  text: 'Please sign in again. What you have entered stays, and you continue where you were.',
  otherAccount: 'Sign in with another account',
  otherAccountHint: 'What has not been saved is lost then.',
};
