import type { Feature } from '../../kit/features/index.ts';
import { addNews } from './news.resolvers.ts';
import { addNewsEditing } from './news-editing.resolvers.ts';

export { latestNews, type NewsItem } from './news.store.ts';
export { type NewsText, type NewsWords, publishNews } from './news-editing.service.ts';

/** What is new in the product. */
export const news: Feature = {
  at: 'general',
  fields: (kit) => {
    addNews(kit);
    addNewsEditing(kit);
  },
};
