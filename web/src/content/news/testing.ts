import type { NewsArticleItem } from './news.queries.ts';

/** An item as the server answers it, with what a test changes. */
export const newsItem = (changes: Partial<NewsArticleItem> = {}): NewsArticleItem => ({
  id: '019c1159-7000-7000-8000-000000000001',
  tittle: 'Eine Suche für alles',
  description: 'Mit Strg+K springen Sie zu jeder Seite.',
  content: 'Drücken Sie **Strg+K**.',
  tags: ['Bedienung'],
  imagePath: '/news/search.svg',
  language: 'de',
  publishDate: '2026-11-20T08:00:00.000Z',
  ...changes,
});
