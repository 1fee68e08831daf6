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
  loadMore: 'Load older ones',
  loadingMore: 'Loading …',
  retry: 'Try again',
  emptyTitle: 'No news yet',
  emptyText: 'As soon as there is something new in Tresen, it stands here and in the quick panel.',
  noMatchTitle: 'Nothing found',
  noMatchText: 'No item matches this search. Try a shorter word or another topic.',
  reset: 'Show all items',
  onlyEnglish: '',
  back: 'All news',
  around: 'Before and after',
  newer: 'Newer',
  older: 'Older',
  notFoundTitle: 'There is no such item',
  notFoundText: 'It may have been withdrawn, or the link is incomplete.',
  allNews: 'All news',
};
