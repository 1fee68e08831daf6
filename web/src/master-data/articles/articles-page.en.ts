import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './articles-page.de.ts';

export const en: Translation<typeof de> = {
  create: 'New article',
  emptyTitle: 'No articles yet',
  emptyText: 'Everything you sell appears here. Create your first article or import a list.',
  needsTitle: 'Before you add articles',
  needsText: 'Every article needs a VAT rate and a main category. Create what is still missing first.',
  needsVat: 'Create VAT rate',
  needsCategory: 'Create main category',
};
