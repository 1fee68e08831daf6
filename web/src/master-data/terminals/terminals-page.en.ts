import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './terminals-page.de.ts';

export const en: Translation<typeof de> = {
  create: 'New terminal',
  emptyTitle: 'No terminals yet',
  emptyText: 'A terminal tells a register with which price group and VAT type it begins.',
};
