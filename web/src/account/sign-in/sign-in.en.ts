import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './sign-in.de.ts';

export const en: Translation<typeof de> = {
  title: 'Sign in',
  submit: 'Sign in',
  forgot: 'Forgot your password?',
  noAccount: 'No account yet?',
  register: 'Sign up',
  EMAIL_INVALID: 'Please enter a valid email',
  PASSWORD_TOO_SHORT: 'Min character length is 6',
  invalidGrant: 'The username or password is invalid.',
  notConfirmed: 'Email is not confirmed to log in.',
  confirmationSent: 'User is not confirmed, a new confirmation email has been sent.',
  expired: 'Session expired',
  tooOldHint: 'For your security, we sign you out after 90 days.',
  expiredHint: 'Please sign in again to pick up where you left off.',
};
