import { type CategoryType, categoryTypeOf } from '@tresen/domain/master-data/categories';
import type { EntityName } from '@tresen/domain/master-data/entities';

interface RecordPaths {
  readonly list: string;
  /** The page of a record, or of a new one for `new`. */
  readonly pathOf: (id: string, values?: Readonly<Record<string, unknown>>) => string;
}

const below = (list: string): RecordPaths => ({ list, pathOf: (id) => `${list}/${id}` });

const categories = '/manage/data/articleCategories';

/** The list of those that have a main category. */
export const subcategoriesPath = '/manage/data/articleSubcategories';

/** The page of a category. A new one says of which list it is; of a stored one the page finds that out itself. */
export const categoryPath = (id: string, type: CategoryType): string => `${categories}/${id}/${type}`;

/** Addresses of the records of each kind (spec §2; decisions CAT-03). */
export const recordPaths: Readonly<Record<EntityName, RecordPaths>> = {
  vat: below('/manage/data/vats'),
  printer: below('/manage/data/printers'),
  article: below('/manage/data/articlesList'),
  company: below('/manage/data/companies'),
  employee: below('/manage/data/employees'),
  terminal: below('/manage/data/terminals'),
  room: below('/manage/data/rooms'),
  table: below('/manage/data/tables'),
  category: {
    list: categories,
    pathOf: (id, values) =>
      categoryPath(id, categoryTypeOf({ parentId: (values?.parentId ?? null) as string | null })),
  },
};
