import {
  type CategoryType,
  category,
  categoryTypeOf,
  categoryWords,
} from '@tresen/domain/master-data/categories';
import { categoryDocuments } from '../../kit/graphql/generated/records/documents.ts';
import type { RecordKind } from '../../kit/record-form/index.ts';
import { AlongDialog } from '../change-sets/index.ts';
import { categoryPath, defineKind, recordPaths, subcategoriesPath } from '../records/index.ts';
import { partOf } from './categories-lists.ts';

const words = {
  main: categoryWords,
  sub: {
    de: { ...categoryWords.de, one: 'Unterkategorie', many: 'Unterkategorien' },
    en: { ...categoryWords.en, one: 'Subcategory', many: 'Subcategories' },
  },
};

/** Main categories and subcategories: one kind of record, with a list and pages for each (CAT-01 to CAT-03). */
export const categoryKinds: Readonly<Record<CategoryType, RecordKind>> = {
  main: kindOf('main'),
  sub: kindOf('sub'),
};

function kindOf(type: CategoryType): RecordKind {
  return {
    ...defineKind({
      AlongDialog,
      entity: category,
      words: words[type],
      documents: categoryDocuments,
      neverIn: type === 'main' ? ['subcategoryId'] : ['mainCategoryId', 'parentId'],
    }),
    fixed: partOf[type],
    listPath: type === 'main' ? recordPaths.category.list : subcategoriesPath,
    pathOf: (id, values) =>
      categoryPath(
        id,
        values ? categoryTypeOf({ parentId: (values.parentId ?? null) as string | null }) : type,
      ),
  };
}
