import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './printers-page.de.ts';

export const en: Translation<typeof de> = {
  create: 'New printer',
  emptyTitle: 'No printers yet',
  emptyText: 'Create the printers on which your registers print receipts and orders for kitchen and bar.',
};
