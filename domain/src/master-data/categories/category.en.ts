import type { RecordWords } from '../../kit/entities/index.ts';
import type { category } from './category.ts';

export const en: RecordWords<typeof category> = {
  one: 'Category',
  many: 'Categories',
  counted: (count, isOne) => `${count} ${isOne ? 'category' : 'categories'}`,
  usedBy: (count, isOne) => `${count} ${isOne ? 'category' : 'categories'}`,
  theOne: 'the category',
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
