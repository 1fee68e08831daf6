import type { RecordWords } from '../../kit/entities/index.ts';
import type { category } from './category.ts';

export const de: RecordWords<typeof category> = {
  one: 'Kategorie',
  many: 'Kategorien',
  counted: (count, isOne) => `${count} ${isOne ? 'Kategorie' : 'Kategorien'}`,
  usedBy: (count, isOne) => `${count} ${isOne ? 'Kategorie' : 'Kategorien'}`,
  theOne: 'die Kategorie',
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
