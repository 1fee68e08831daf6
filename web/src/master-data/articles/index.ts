import { article } from '@tresen/domain/master-data/articles';
import { ArticleDocument, ArticlesDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { defineRecordFeature } from '../record-lists/index.ts';

/** What is sold (ART). */
export const articles = defineRecordFeature({
  entity: article,
  list: ArticlesDocument,
  record: ArticleDocument,
  found: () => import('./find-articles.ts').then(({ foundArticles }) => foundArticles),
  screens: {
    list: () => import('./articles-page.tsx').then(({ ArticlesPage }) => ({ default: ArticlesPage })),
    page: () => import('./article-page.tsx').then(({ ArticlePage }) => ({ default: ArticlePage })),
  },
  alsoAt: ['/manage/e-commerce/products'],
});
