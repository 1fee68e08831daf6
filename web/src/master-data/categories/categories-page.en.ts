import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './categories-page.de.ts';

export const en: Translation<typeof de> = {
  create: 'New category',
  emptyTitle: 'No categories yet',
  emptyText: 'Categories group your articles on the register and in reports. Examples: drinks and food.',
  createSub: 'New subcategory',
  emptySubTitle: 'No subcategories yet',
  emptySubText: 'Subcategories divide a category further. Example: drinks into beers and wines.',
};
