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
  slow: 'This takes longer than usual. The connection is slow; we are still waiting for the answer.',
  noConnection: 'There was an error establishing a connection. Please try again later.',
  tooMany: (seconds) =>
    seconds === null
      ? 'Too many tries. Please wait a moment.'
      : seconds > 120
        ? `Too many tries. Please wait ${Math.ceil(seconds / 60)} minutes.`
        : `Too many tries. Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  waitIsOver: 'You can try again now.',
  broken: 'This page could not be loaded',
  brokenText: 'This is not your fault. Your data is safe.',
  wrongData: 'Wrong data entered.',
};
