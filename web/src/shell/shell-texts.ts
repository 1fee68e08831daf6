import * as german from './shell.de.ts';
import * as english from './shell.en.ts';

/** The shell's texts: its own words, and the names of menu groups, menu items and roles. */
export const shellTexts = {
  de: { ...german.de, groups: german.groups, items: german.items, roles: german.roles },
  en: { ...english.en, groups: english.groups, items: english.items, roles: english.roles },
} as const;
