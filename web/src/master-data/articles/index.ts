import { article } from '@tresen/domain/master-data/articles';
import { startUnitsRequest } from '../../kit/branches/index.ts';
import type { Feature } from '../../kit/feature/index.ts';
import { ArticlesDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import { recordVariables } from '../../kit/record-list/index.ts';

const list = {
  load: () => import('./articles-page.tsx').then(({ ArticlesPage }) => ({ default: ArticlesPage })),
  startRequests: (params: URLSearchParams) => {
    posApi.startEarly(ArticlesDocument, recordVariables(article, params));
    startUnitsRequest();
  },
};

/** What is sold (ART). */
export const articles: Feature = {
  search: {
    id: 'articles',
    mayUse: 'Query.articles',
    load: () => import('./find-articles.ts').then(({ foundArticles }) => foundArticles),
  },
  pages: [
    { path: '/manage/data/articlesList', ...list },
    { path: '/manage/e-commerce/products', ...list },
    {
      path: '/manage/data/articlesList/:articleId',
      load: () => import('./article-page.tsx').then(({ ArticlePage }) => ({ default: ArticlePage })),
    },
  ],
};
