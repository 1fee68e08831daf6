import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './button-categories.de.ts';

export const en: Translation<typeof de> = {
  title: 'Button categories',
  tree: (app) => `Button categories, ${app}`,
  apps: 'Types of device',
  create: 'New button category',
  createIn: (name) => `New button category below “${name}”`,
  inactive: 'inactive',
  emptyTitle: 'No button categories yet',
  emptyText: 'A category groups buttons, such as “Hot drinks”. Categories can be nested.',
  goneTitle: 'This surface no longer exists',
  goneText: 'Someone may have deleted it.',
  toTemplates: 'Go to surfaces',

  category: 'General',
  nameHint: 'The name on the register.',
  parentHint: 'Leave empty to place it at the top.',
  look: 'On the register',
  sortHint: 'Lowest number first. Equal numbers are sorted by name.',
  colourHint: 'Colour of its button.',
};
