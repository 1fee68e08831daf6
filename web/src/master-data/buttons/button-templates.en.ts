import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './button-templates.de.ts';

export const en: Translation<typeof de> = {
  create: 'New surface',
  emptyTitle: 'No surfaces yet',
  emptyText: 'A surface decides which buttons your registers show: articles, groups, rooms and functions.',

  template: 'General',
  nameHint: 'For internal use only. Examples: “Counter” or “Summer party”.',
  appsHint: 'Each type of device has its own buttons.',
  categories: 'Button categories',
  categoriesIntro: 'Buttons can be sorted into categories for each type of device.',
  use: 'Where it shows',
  useIntro: 'Branches and registers that show this surface. A copy or a file takes it elsewhere, too.',
  firstSave: 'You can add them once the surface is saved.',
};
