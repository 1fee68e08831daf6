import type { Translation } from '../i18n/index.ts';
import type { de } from './list.de.ts';

export const en: Translation<typeof de> = {
  pages: 'Pages',
  rows: (from, to, total) => `${from}–${to} of ${total}`,
  rowsAbout: (from, to, total) => `${from}–${to} of about ${total}`,
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
};
