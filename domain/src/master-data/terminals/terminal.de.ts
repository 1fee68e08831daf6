import type { EntityWords } from '../../kit/entities/index.ts';
import type { terminal } from './terminal.ts';

export const de: EntityWords<typeof terminal> = {
  one: 'Terminal',
  many: 'Terminals',
  counted: (count, isOne) => `${count} ${isOne ? 'Terminal' : 'Terminals'}`,
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
