import type { EntityName } from '@tresen/domain/kit/entities';
import { type CategoryType, categoryTypeOf } from '@tresen/domain/master-data/categories';
import { handleOf } from '../../kit/address/index.ts';

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

/** A record's address with its name in it, as far as that is known; nobody needs it to find the record (ORG-02, ORG-04). */
const named = (list: string): RecordPaths => ({
  list,
  pathOf: (id, values) =>
    typeof values?.name === 'string' ? `${list}/${id}/${handleOf(values.name)}` : `${list}/${id}`,
});

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
  organization: named('/setting/organizations'),
  organizationAddress: named('/setting/organizationAddresses'),
  customer: below('/setting/customers'),
  category: {
    list: categories,
    pathOf: (id, values) =>
      categoryPath(id, categoryTypeOf({ parentId: (values?.parentId ?? null) as string | null })),
  },
};
