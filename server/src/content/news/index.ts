export { addNews } from './news.resolvers.ts';
export { type NewsText, publishNews } from './news.service.ts';
export { latestNews, type NewsItem } from './news.store.ts';
