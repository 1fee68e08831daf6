export { addNews } from './news.resolvers.ts';
export { latestNews, type NewsItem } from './news.store.ts';
export { addNewsEditing } from './news-editing.resolvers.ts';
export { type NewsText, type NewsWords, publishNews } from './news-editing.service.ts';
