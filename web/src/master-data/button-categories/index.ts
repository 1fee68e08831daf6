import { startUnitsRequest } from '../../kit/branches/index.ts';
import { type Feature, pageOfRecord } from '../../kit/feature/index.ts';
import { ButtonCategoryDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import { recordPaths } from '../records/index.ts';
import { startTree } from './button-category-first.ts';

/** Categories of buttons, a tree for each app of a template (BTN-02 to BTN-04). */
export const buttonCategories: Feature = {
  search: {
    id: 'buttonCategories',
    mayUse: 'Query.buttonCategories',
    load: () =>
      import('./find-button-categories.ts').then(({ foundButtonCategories }) => foundButtonCategories),
  },
  pages: [
    {
      path: '/manage/data/btnTemplateCategories/:btnTemplateId/:layoutApp',
      load: () =>
        import('./button-categories-page.tsx').then(({ ButtonCategoriesPage }) => ({
          default: ButtonCategoriesPage,
        })),
      startRequests: (_params, { btnTemplateId = '', layoutApp = '' }) => startTree(btnTemplateId, layoutApp),
    },
    pageOfRecord({
      path: recordPaths.buttonCategory.pattern,
      load: () =>
        import('./button-category-page.tsx').then(({ ButtonCategoryPage }) => ({
          default: ButtonCategoryPage,
        })),
      api: posApi,
      record: ButtonCategoryDocument,
      startBeside: startUnitsRequest,
    }),
  ],
};
