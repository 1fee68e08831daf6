import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './organizations-page.de.ts';

export const en: Translation<typeof de> = {
  create: 'New organization',
  emptyTitle: 'No organizations yet',
  emptyText:
    'The companies to which your branches belong, with their address, billing and delivery addresses.',
};
