import type { Feature } from '../../kit/feature/index.ts';
import { recordPaths } from '../records/index.ts';

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
    },
    {
      path: recordPaths.buttonCategory.pattern,
      load: () =>
        import('./button-category-page.tsx').then(({ ButtonCategoryPage }) => ({
          default: ButtonCategoryPage,
        })),
    },
  ],
};
