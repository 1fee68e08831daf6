export { ArticleStock } from './article-stock.tsx';
