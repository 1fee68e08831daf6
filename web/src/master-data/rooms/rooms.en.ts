import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './rooms.de.ts';

export const en: Translation<typeof de> = {
  create: 'New room',
  emptyTitle: 'No rooms yet',
  emptyText: 'Rooms group your tables: dining room, terrace, hall.',

  room: 'General',
  size: 'Size',
  sizeIntro: 'One unit is 10 cm, so 120 is 12 m.',
  tables: 'Tables',
  toPlan: 'Open room plan',
  newTable: 'New table',
  noTables: 'This room has no tables yet. The quickest way to add them is the room plan.',
  seats: (count) => `${count} ${count === '1' ? 'seat' : 'seats'}`,
  allTables: (count) => `View all (${count})`,
};
