import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './tables.de.ts';

export const en: Translation<typeof de> = {
  create: 'New table',
  emptyTitle: 'No tables yet',
  toRooms: 'Go to rooms',
  emptyText: 'Create a room first, then add tables with their number and seats.',

  table: 'General',
  place: 'Position and shape',
};
