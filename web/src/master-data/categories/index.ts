import { type CategoryType, category } from '@tresen/domain/master-data/categories';
import { startUnitsRequest } from '../../kit/branches/index.ts';
import type { Feature } from '../../kit/feature/index.ts';
import { CategoriesDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import { recordVariables } from '../../kit/record-list/index.ts';
import { partOf } from './categories-lists.ts';

/** Categories and subcategories of articles (CAT). */
export const categories: Feature = {
  search: {
    id: 'categories',
    mayUse: 'Query.categories',
    load: () => import('./find-categories.ts').then(({ foundCategories }) => foundCategories),
  },
  pages: [
    {
      path: '/manage/data/articleCategories',
      load: () => import('./categories-page.tsx').then(({ CategoriesPage }) => ({ default: CategoriesPage })),
      startRequests: startRequests('main'),
    },
    {
      path: '/manage/data/articleSubcategories',
      load: () =>
        import('./categories-page.tsx').then(({ SubcategoriesPage }) => ({ default: SubcategoriesPage })),
      startRequests: startRequests('sub'),
    },
    {
      path: '/manage/data/articleCategories/:articleCategoryId/:type',
      load: () => import('./category-page.tsx').then(({ CategoryPage }) => ({ default: CategoryPage })),
    },
  ],
};

function startRequests(type: CategoryType) {
  return (params: URLSearchParams) => {
    posApi.startEarly(CategoriesDocument, recordVariables(category, params, { fixed: partOf[type] }));
    startUnitsRequest();
  };
}
