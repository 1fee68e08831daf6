import type { RecordWords } from '../../kit/entities/index.ts';
import type { buttonCategory } from './button-category.ts';

export const categoryDe: RecordWords<typeof buttonCategory> = {
  one: 'Tastenkategorie',
  many: 'Tastenkategorien',
  counted: (count, isOne) => `${count} ${isOne ? 'Tastenkategorie' : 'Tastenkategorien'}`,
  usedBy: (count, isOne) => `${count} ${isOne ? 'Tastenkategorie' : 'Tastenkategorien'}`,
  theOne: 'die Tastenkategorie',
  fields: {
    name: 'Name',
    templateId: 'Oberfläche',
    app: 'Für',
    sort: 'Reihenfolge',
    colour: 'Farbe',
    parentId: 'Unter',
  },
  choices: {
    app: { Static_Pos: 'Stationäre Kasse', Mobile_Pos: 'Mobiles Bestellgerät', Event_App: 'Event-App' },
  },
  rows: {},
};
