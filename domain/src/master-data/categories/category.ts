import {
  colour,
  defineEntity,
  type EntityValues,
  longText,
  reference,
  text,
  whole,
} from '../../kit/entities/index.ts';

/**
 * A category of articles (CAT-04). Without a parent it is a main category, with one a subcategory of it; there are
 * two levels, no more.
 */
export const category = defineEntity({
  name: 'category',
  unique: [['name', 'parentId']],
  fields: {
    name: text({ isRequired: true, isSearched: true, isSorted: true, isFiltered: true }),
    description: longText(),
    sort: whole({ isRequired: true, max: 9999, initial: 0, isSorted: true }),
    colour: colour(),
    parentId: reference('category', { isFiltered: true }),
  },
});
export type CategoryValues = EntityValues<typeof category>;

/** The two lists of categories, as addresses name them (decisions CAT-03). */
export const categoryTypes = ['main', 'sub'] as const;
export type CategoryType = (typeof categoryTypes)[number];

export const categoryTypeOf = ({ parentId }: Pick<CategoryValues, 'parentId'>): CategoryType =>
  parentId === null ? 'main' : 'sub';
