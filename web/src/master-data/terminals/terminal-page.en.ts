import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './terminal-page.de.ts';

export const en: Translation<typeof de> = {
  terminal: 'General',
  selling: 'Selling',
};
