import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './printers-page.de.ts';

export const en: Translation<typeof de> = {
  create: 'New printer',
  emptyTitle: 'No printers yet',
  emptyText: 'Add the printers your registers use for receipts and for kitchen and bar orders.',
};
