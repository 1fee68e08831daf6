import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './search-tool.de.ts';

export const en: Translation<typeof de> = {
  search: 'Search',
  keys: 'Ctrl K',
  macKeys: '⌘ K',
};
