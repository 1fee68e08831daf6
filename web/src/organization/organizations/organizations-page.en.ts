import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './organizations-page.de.ts';

export const en: Translation<typeof de> = {
  create: 'New organization',
  emptyTitle: 'No organizations yet',
  emptyText: 'Add the companies your branches belong to, with their billing and delivery addresses.',
};
