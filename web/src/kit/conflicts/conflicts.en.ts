import type { Translation } from '../i18n/index.ts';
import type { de } from './conflicts.de.ts';

export const en: Translation<typeof de> = {
  title: 'A newer version has been saved',
  text: 'Choose which version to keep for each difference.',
  mine: 'Mine',
  theirs: 'Saved',
  allMine: 'All mine',
  allTheirs: 'All saved',
  both: 'Changed by both',
  saveChoice: 'Save selected versions',
  cancel: 'Cancel',
};
