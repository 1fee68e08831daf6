import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './tables-page.de.ts';

export const en: Translation<typeof de> = {
  create: 'New table',
  emptyTitle: 'No tables yet',
  toRooms: 'To the rooms',
  emptyText: 'Add tables with number and seats. That needs a room first.',
};
