import type { Translation } from '../../../kit/i18n/index.ts';
import type { de } from './external.de.ts';

export const en: Translation<typeof de> = {
  or: 'or',
  provider: 'your company account',
  signInWith: (name) => `Sign in with ${name}`,
  newWindow: 'Opens in a new window. After that, you can carry on here.',
  linkTitle: (name) => `Link account with ${name}`,
  linkHint: (name) =>
    `There is already an account with this email address. Enter its password once; from then on, sign in with ${name}.`,
  linkPassword: 'Password of your Tresen account',
  link: 'Link and sign in',
  denied: (name) => `You cancelled signing in with ${name}.`,
  unavailable: (name) =>
    `${name} cannot be reached at the moment. Try again later, or sign in with your password.`,
  failed: (name) => `Signing in with ${name} did not work. Please try again.`,
  unverified: (name) => `${name} has not verified your email address. Verify it there, then try again.`,
  noAccount: () =>
    'There is no account with this email address yet. Ask somebody in your company for an invitation.',
  disabled: () => 'Your account is disabled. Ask the person who manages accounts in your company.',
  stale: (name) => `The sign-in has expired. Please sign in with ${name} again.`,
  notConfirmed: () => 'Your email address is not confirmed yet. Open the link in the confirmation email.',
};
