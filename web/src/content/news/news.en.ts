import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './news.de.ts';

export const en: Translation<typeof de> = {
  title: 'Newsfeed',
  intro: 'What is new in Tresen',
  one: '1 item',
  total: (count) => `${count} items`,
  filter: 'Search the news',
  search: 'Search news',
  tags: 'Topics',
  allTags: 'All',
  loadMore: 'Load older news',
  loadingMore: 'Loading …',
  retry: 'Try again',
  emptyTitle: 'No news yet',
  emptyText: 'News about Tresen will appear here and in the quick panel.',
  noMatchTitle: 'Nothing found',
  noMatchText: 'No news matches your search. Try a shorter word or another topic.',
  reset: 'Show all news',
  onlyEnglish: '',
  back: 'All news',
  around: 'Newer and older news',
  newer: 'Newer',
  older: 'Older',
  notFoundTitle: 'News item not found',
  notFoundText: 'It may have been withdrawn, or the link is incomplete.',
  allNews: 'All news',
};
