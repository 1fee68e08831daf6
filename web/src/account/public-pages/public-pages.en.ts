import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './public-pages.de.ts';

export const en: Translation<typeof de> = {
  language: 'Language',
  welcome: 'Welcome to Tresen',
  welcomeText: 'Manage and monitor your company and its registers through the cloud, from anywhere.',
  email: 'Email',
  password: 'Password',
  toLogin: 'Go to sign-in',
  retry: 'Try again',
  loading: 'Loading',
  slow: 'This is taking longer than usual. Your connection is slow, but we’re still trying.',
  noConnection: 'There was an error establishing a connection. Please try again later.',
  tooMany: (seconds) =>
    seconds === null
      ? 'Too many attempts. Please wait a moment.'
      : seconds > 120
        ? `Too many attempts. Please wait ${Math.ceil(seconds / 60)} minutes.`
        : `Too many attempts. Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  waitIsOver: 'You can try again now.',
  broken: 'We couldn’t load this page',
  brokenText: 'It’s not your fault, and your data is safe.',
  wrongData: 'Wrong data entered.',
};
