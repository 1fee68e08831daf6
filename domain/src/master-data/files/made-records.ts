import type { EntityName } from '../../kit/entities/index.ts';
import { kinds } from '../kinds/index.ts';
import type { NamedRecord } from './references.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Which of several records with one name a field means, by what else the row says; undefined where each would do.
 * @param path `article.subcategoryId`
 */
export const fittingRecord = (path: string, row: Values): ((record: NamedRecord) => boolean) | undefined => {
  switch (path) {
    case 'article.mainCategoryId':
    case 'category.parentId':
      return isMain;
    case 'article.subcategoryId':
      return ({ values }) => (values.parentId ?? null) !== null && values.parentId === row.mainCategoryId;
    default:
      return undefined;
  }
};

/** What a record is called that is made since a file names none and there is none yet. */
export const madeName = { de: 'Allgemein', en: 'General' } as const;

/** True for kinds of record of which the name is all that it takes. */
export const isMadeByName = (to: EntityName): boolean =>
  kinds[to].check({ [kinds[to].title]: 'Name' }).faults.length === 0;

/**
 * The values of a record that is made since a row names it.
 * @returns undefined when the name is none, or when the row does not say where the record belongs
 */
export const madeByName = (path: string, to: EntityName, name: string, row: Values): Values | undefined => {
  const { check, title } = kinds[to];
  const isBelow = path === 'article.subcategoryId';
  if (isBelow && typeof row.mainCategoryId !== 'string') return undefined;
  return check({ [title]: name, ...(isBelow ? { parentId: row.mainCategoryId } : {}) }).values;
};

function isMain({ values }: NamedRecord): boolean {
  return (values.parentId ?? null) === null;
}
