import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './category-page.de.ts';

export const en: Translation<typeof de> = {
  category: 'Category',
  subcategory: 'Subcategory',
  nameHint: 'Under this name its articles stand together on the register, such as “Drinks”.',
  subNameHint: 'Divides a main category further, such as “Hot drinks”.',
  parentHint: 'Without a main category it becomes one itself.',
  descriptionHint: 'For you only: neither on the register nor on the receipt.',
  look: 'On the register',
  sortHint: 'The smallest number comes first; among equal ones the name decides.',
  colourHint: 'Colour of the button on the register.',
};
