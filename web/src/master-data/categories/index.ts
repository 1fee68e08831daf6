import { category } from '@tresen/domain/master-data/categories';
import { CategoriesDocument, CategoryDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { defineRecordFeature } from '../record-lists/index.ts';
import { subcategoriesPath } from '../records/index.ts';
import { partOf } from './categories-lists.ts';

/** Categories and subcategories of articles (CAT). */
export const categories = defineRecordFeature({
  entity: category,
  list: CategoriesDocument,
  record: CategoryDocument,
  screens: {
    list: () => import('./categories-page.tsx').then(({ CategoriesPage }) => ({ default: CategoriesPage })),
    page: () => import('./category-page.tsx').then(({ CategoryPage }) => ({ default: CategoryPage })),
  },
  fixed: partOf.main,
  lists: [
    {
      path: subcategoriesPath,
      fixed: partOf.sub,
      load: () =>
        import('./categories-page.tsx').then(({ SubcategoriesPage }) => ({ default: SubcategoriesPage })),
    },
  ],
  found: () => import('./find-categories.ts').then(({ foundCategories }) => foundCategories),
});
