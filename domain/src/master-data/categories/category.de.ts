import type { EntityWords } from '../../kit/entities/index.ts';
import type { category } from './category.ts';

export const de: EntityWords<typeof category> = {
  one: 'Kategorie',
  many: 'Kategorien',
  counted: (count, isOne) => `${count} ${isOne ? 'Kategorie' : 'Kategorien'}`,
  fields: {
    name: 'Name',
    description: 'Beschreibung',
    sort: 'Reihenfolge',
    colour: 'Farbe',
    parentId: 'Hauptkategorie',
  },
  choices: {},
  rows: {},
};
