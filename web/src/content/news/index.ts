import type { Feature } from '../../kit/feature/index.ts';

export { LatestNews } from './latest-news.tsx';
export { publishDay } from './publish-day.ts';

/** News of the vendor (CNT-01): the list, and one item to read. */
export const news: Feature = {
  search: {
    id: 'news',
    mayUse: 'Query.news',
    load: () => import('./find-news.ts').then(({ newsKind }) => newsKind),
  },
  pages: [
    {
      path: '/apps/news',
      load: () => import('./news-page.tsx').then(({ NewsPage }) => ({ default: NewsPage })),
    },
    {
      path: '/apps/news/:newsId',
      load: () => import('./news-item-page.tsx').then(({ NewsItemPage }) => ({ default: NewsItemPage })),
    },
  ],
};
