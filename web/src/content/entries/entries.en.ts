import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './entries.de.ts';

export const en: Translation<typeof de> = {
  onlyEnglish: '',
  onlyGerman: 'This text is available in German only.',
  updated: (moment: string) => `Last updated ${moment}`,
  helpful: 'Was this helpful?',
  yes: 'Yes',
  no: 'No',
  thanks: 'Thank you for your feedback.',
  takenBack: 'Your answer has been withdrawn.',
  missing: 'What was missing?',
  missingHint: 'Your words go to the authors, without your name.',
  send: 'Send',
  allTopics: 'All',
  topics: 'Topics',
  loadMore: 'Load more',
  loadingMore: 'Loading…',
  retry: 'Try again',
  noMatchTitle: 'Nothing found',
  noMatchText: 'There is nothing about this. Try another or a shorter word.',
  reset: 'Show all',
  notFoundTitle: 'This page doesn’t exist',
  notFoundText: 'It may have been removed, or it isn’t meant for you.',
};
