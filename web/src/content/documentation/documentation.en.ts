import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './documentation.de.ts';

export const en: Translation<typeof de> = {
  title: 'Help',
  contents: 'Help contents',
  contentsShort: 'Contents',
  search: 'Search help',
  results: 'Help search',
  found: (count, hasMore) => (count === '1' ? '1 result' : `${hasMore ? `Top ${count}` : count} results`),
  hits: 'Results',
  noneTitle: 'Nothing found',
  noneText: (query) => `No help topics match “${query}”. Try a shorter or different word.`,
  clear: 'Clear search',
  previous: 'Previous',
  next: 'Next',
  around: 'Previous and next topic',
  linkTo: (title) => `Link to “${title}”`,
  onlyEnglish: '',
  notFoundTitle: 'Topic not found',
  notFoundText: 'The link may be out of date. Search above or start with the first steps.',
  toFirst: 'Go to first steps',
  product: 'Tresen',
  signIn: 'Sign in',
  signUp: 'Sign up',
  guest: 'Guest',
  guestMenu: 'User menu: Guest',
  otherLanguage: 'Deutsch',
};
