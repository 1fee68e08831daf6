export { addNews } from './news.resolvers.ts';
export { type NewsText, type NewsWords, publishNews } from './news.service.ts';
export { latestNews, type NewsItem } from './news.store.ts';
