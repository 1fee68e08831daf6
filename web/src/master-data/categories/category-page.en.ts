import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './category-page.de.ts';

export const en: Translation<typeof de> = {
  category: 'Category',
  subcategory: 'Subcategory',
  nameHint: 'Groups its articles on the register. Example: “Drinks”.',
  subNameHint: 'Divides a main category further. Example: “Hot drinks”.',
  parentHint: 'Leave empty to make this a main category.',
  descriptionHint: 'For internal use only. Not shown on the register or receipt.',
  look: 'On the register',
  sortHint: 'Lowest number first. Equal numbers are sorted by name.',
  colourHint: 'Button colour on the register.',
};
