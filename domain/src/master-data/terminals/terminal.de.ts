import type { RecordWords } from '../../kit/entities/index.ts';
import type { terminal } from './terminal.ts';

export const de: RecordWords<typeof terminal> = {
  one: 'Terminal',
  many: 'Terminals',
  counted: (count, isOne) => `${count} ${isOne ? 'Terminal' : 'Terminals'}`,
  usedBy: (count, isOne) => `${count} ${isOne ? 'Terminal' : 'Terminals'}`,
  theOne: 'das Terminal',
  fields: {
    name: 'Name',
    type: 'Art',
    deviceId: 'Zugehörige Kasse',
    priceGroup: 'Preisgruppe',
    vatType: 'Steuerart',
    autoLogout: 'Automatisch abmelden',
  },
  choices: {
    type: { Static_Pos: 'Stationäre Kasse', Mobile_Pos: 'Mobiles Bestellgerät', Event_App: 'Event-App' },
    vatType: { inHouse: 'im Haus', outOfHouse: 'außer Haus' },
  },
  rows: {},
};
