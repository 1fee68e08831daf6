import type { Condition, EntityWords } from '@tresen/domain/kit/entities';
import { type CategoryType, categoryWords } from '@tresen/domain/master-data/categories';
import { CategoriesDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import type { Language } from '../../kit/i18n/index.ts';
import { recordsQuery } from '../../kit/record-list/index.ts';

/** What makes each list of categories a part of them: those without a main category, and those with one. */
export const partOf: Readonly<Record<CategoryType, readonly Condition[]>> = {
  main: [{ field: 'parentId', is: 'empty', values: [] }],
  sub: [{ field: 'parentId', is: 'notEmpty', values: [] }],
};

/** Pages of both lists of categories. */
export const categoriesQuery = recordsQuery(
  'categories',
  async (variables) => (await posApi.request(CategoriesDocument, variables)).categories,
);

/** What people call the two. */
export const listWords: Readonly<Record<CategoryType, Readonly<Record<Language, EntityWords>>>> = {
  main: categoryWords,
  sub: {
    de: {
      ...categoryWords.de,
      many: 'Unterkategorien',
      counted: (count, isOne) => `${count} ${isOne ? 'Unterkategorie' : 'Unterkategorien'}`,
    },
    en: {
      ...categoryWords.en,
      many: 'Subcategories',
      counted: (count, isOne) => `${count} ${isOne ? 'subcategory' : 'subcategories'}`,
    },
  },
};
