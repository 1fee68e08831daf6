import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './table-page.de.ts';

export const en: Translation<typeof de> = {
  table: 'General',
  place: 'Position and shape',
};
