import type { Translation } from '../i18n/index.ts';
import type { de } from './conflicts.de.ts';

export const en: Translation<typeof de> = {
  title: 'Another version was saved meanwhile',
  text: 'Choose for each difference what shall hold.',
  mine: 'Mine',
  theirs: 'Saved',
  allMine: 'All mine',
  allTheirs: 'All saved',
  both: 'Changed by both',
  saveChoice: 'Save with this choice',
  cancel: 'Cancel',
};
