import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './articles-page.de.ts';

export const en: Translation<typeof de> = {
  create: 'New article',
  emptyTitle: 'No articles yet',
  emptyText: 'What your registers sell stands here. Create the first article, or import a list.',
  needsTitle: 'Not ready for articles yet',
  needsText: 'Every article has a VAT rate and a main category. Create first what is still missing.',
  needsVat: 'Create a VAT rate',
  needsCategory: 'Create a main category',
};
