import * as german from './shell.de.ts';
import * as english from './shell.en.ts';

/** The shell's texts: its own words, and the names of menu groups and menu items. */
export const shellTexts = {
  de: { ...german.de, groups: german.groups, items: german.items },
  en: { ...english.en, groups: english.groups, items: english.items },
} as const;
