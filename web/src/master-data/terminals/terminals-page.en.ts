import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './terminals-page.de.ts';

export const en: Translation<typeof de> = {
  create: 'New terminal',
  emptyTitle: 'No terminals yet',
  emptyText: 'Terminals set the price group and VAT type a register starts with.',
};
