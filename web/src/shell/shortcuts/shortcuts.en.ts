import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './shortcuts.de.ts';

export const en: Translation<typeof de> = {
  search: 'Search for an app or page',
  starred: 'Starred pages',
  empty: 'No starred pages yet. Click the star next to a page to add it here.',
  all: 'All pages',
  none: 'No matching pages.',
  found: (count) => (count === '1' ? '1 page' : `${count} pages`),
  star: (page) => `Star ${page}`,
  unstar: (page) => `Unstar ${page}`,
  up: (page) => `Move ${page} up`,
  down: (page) => `Move ${page} down`,
  place: (page, place, count) => `${page}: position ${place} of ${count}`,
  acting: 'You are acting on behalf of someone else, so you can’t change shortcuts.',
};
