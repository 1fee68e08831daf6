import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './rooms-page.de.ts';

export const en: Translation<typeof de> = {
  create: 'New room',
  emptyTitle: 'No rooms yet',
  emptyText: 'Rooms group your tables: dining room, terrace, hall.',
};
