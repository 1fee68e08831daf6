import type { RecordWords } from '../../kit/entities/index.ts';
import type { terminal } from './terminal.ts';

export const en: RecordWords<typeof terminal> = {
  one: 'Terminal',
  many: 'Terminals',
  counted: (count, isOne) => `${count} ${isOne ? 'terminal' : 'terminals'}`,
  usedBy: (count, isOne) => `${count} ${isOne ? 'terminal' : 'terminals'}`,
  theOne: 'the terminal',
  fields: {
    name: 'Name',
    type: 'Type',
    deviceId: 'Default register',
    priceGroup: 'Price group',
    vatType: 'VAT type',
    autoLogout: 'Automatic sign-out',
  },
  choices: {
    type: { Static_Pos: 'Fixed register', Mobile_Pos: 'Mobile order terminal', Event_App: 'Event app' },
    vatType: { inHouse: 'Eat in', outOfHouse: 'Takeaway' },
  },
  rows: {},
};
