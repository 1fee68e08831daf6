import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './room-page.de.ts';

export const en: Translation<typeof de> = {
  room: 'General',
  size: 'Size',
  sizeIntro: 'One unit is 10 cm: 120 is a room of 12 m.',
  tables: 'Tables',
  toPlan: 'Open room plan',
  newTable: 'New table',
  noTables: 'There are no tables in this room yet. The quickest way to put them up is the room plan.',
  seats: (count) => `${count} ${count === '1' ? 'seat' : 'seats'}`,
  allTables: (count) => `To the list (${count})`,
};
