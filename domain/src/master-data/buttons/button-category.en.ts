import type { RecordWords } from '../../kit/entities/index.ts';
import type { buttonCategory } from './button-category.ts';

export const categoryEn: RecordWords<typeof buttonCategory> = {
  one: 'Button category',
  many: 'Button categories',
  counted: (count, isOne) => `${count} ${isOne ? 'button category' : 'button categories'}`,
  usedBy: (count, isOne) => `${count} ${isOne ? 'button category' : 'button categories'}`,
  theOne: 'the button category',
  fields: {
    name: 'Name',
    templateId: 'Surface',
    app: 'For',
    sort: 'Sort order',
    colour: 'Colour',
    parentId: 'Below',
  },
  choices: {
    app: { Static_Pos: 'Fixed register', Mobile_Pos: 'Mobile order terminal', Event_App: 'Event app' },
  },
  rows: {},
};
