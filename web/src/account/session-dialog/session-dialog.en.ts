import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './session-dialog.de.ts';

export const en: Translation<typeof de> = {
  title: 'Session expired',
  tooOld: 'For your security, we sign you out after 90 days.',
  text: 'Please sign in again. You won’t lose what you’ve entered.',
  otherAccount: 'Sign in with a different account',
  otherAccountHint: 'Unsaved changes will be lost.',
};
