import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './documentation.de.ts';

export const en: Translation<typeof de> = {
  title: 'Help',
  contents: 'Contents of the help',
  contentsShort: 'Contents',
  search: 'Search the help',
  results: 'Search in the help',
  found: (count, hasMore) => (count === '1' ? '1 hit' : `${hasMore ? `The best ${count}` : count} hits`),
  hits: 'Hits',
  noneTitle: 'Nothing found',
  noneText: (query) => `The help has nothing on “${query}”. Try a shorter word, or another one.`,
  clear: 'End search',
  previous: 'Previous',
  next: 'Next',
  around: 'Before and after',
  linkTo: (title) => `Link to “${title}”`,
  onlyEnglish: '',
  notFoundTitle: 'There is no such topic',
  notFoundText: 'The link may be out of date. Search for it above, or begin at the beginning.',
  toFirst: 'To the first steps',
  product: 'Tresen',
  signIn: 'Sign in',
  signUp: 'Register',
  guest: 'Guest',
  guestMenu: 'User menu: Guest',
  otherLanguage: 'Deutsch',
};
