import type { EntityWords } from '../../kit/entities/index.ts';
import type { category } from './category.ts';

export const en: EntityWords<typeof category> = {
  one: 'Category',
  many: 'Categories',
  counted: (count, isOne) => `${count} ${isOne ? 'category' : 'categories'}`,
  fields: {
    name: 'Name',
    description: 'Description',
    sort: 'Sort order',
    colour: 'Colour',
    parentId: 'Main category',
  },
  choices: {},
  rows: {},
};
