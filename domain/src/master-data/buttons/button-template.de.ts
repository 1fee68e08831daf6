import type { RecordWords } from '../../kit/entities/index.ts';
import type { buttonTemplate } from './button-template.ts';

export const templateDe: RecordWords<typeof buttonTemplate> = {
  one: 'Oberfläche',
  many: 'Oberflächen',
  counted: (count, isOne) => `${count} ${isOne ? 'Oberfläche' : 'Oberflächen'}`,
  usedBy: (count, isOne) => `${count} ${isOne ? 'Oberfläche' : 'Oberflächen'}`,
  theOne: 'die Oberfläche',
  fields: { name: 'Name', apps: 'Für' },
  choices: {
    apps: { Static_Pos: 'Stationäre Kasse', Mobile_Pos: 'Mobiles Bestellgerät', Event_App: 'Event-App' },
  },
  rows: {},
};
