import type { RecordWords } from '../../kit/entities/index.ts';
import type { buttonTemplate } from './button-template.ts';

export const templateEn: RecordWords<typeof buttonTemplate> = {
  one: 'Surface',
  many: 'Surfaces',
  counted: (count, isOne) => `${count} ${isOne ? 'surface' : 'surfaces'}`,
  usedBy: (count, isOne) => `${count} ${isOne ? 'surface' : 'surfaces'}`,
  theOne: 'the surface',
  fields: { name: 'Name', apps: 'For' },
  choices: {
    apps: { Static_Pos: 'Fixed register', Mobile_Pos: 'Mobile order terminal', Event_App: 'Event app' },
  },
  rows: {},
};
