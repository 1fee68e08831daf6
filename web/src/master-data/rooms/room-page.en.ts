import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './room-page.de.ts';

export const en: Translation<typeof de> = {
  room: 'General',
  size: 'Size',
};
