import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './sign-in.de.ts';

export const en: Translation<typeof de> = {
  title: 'Sign in',
  welcome: 'Welcome to Tresen',
  welcomeText: 'Manage and monitor your company and its registers through the cloud, from anywhere.',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  submit: 'Sign in',
  EMAIL_INVALID: 'Please enter a valid email',
  PASSWORD_TOO_SHORT: 'Min character length is 6',
  invalidGrant: 'The username or password is invalid.',
  notConfirmed: 'Email is not confirmed to log in.',
  confirmationSent: 'User is not confirmed, a new confirmation email has been sent.',
  tooMany: (seconds) =>
    seconds === null
      ? 'Too many tries. Please wait a moment.'
      : `Too many tries. Please wait ${seconds} seconds.`,
  noConnection: 'There was an error establishing a connection. Please try again later.',
  expired: 'Session expired',
  expiredHint: 'Please sign in again; you will continue where you were.',
  language: 'Language',
};
