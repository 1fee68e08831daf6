import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './faults.de.ts';

export const en: Translation<typeof de> = {
  NO_TITLE: 'Please enter a title.',
  NOT_A_SLUG: 'Lower-case letters, digits and hyphens, such as “first-steps”.',
  SLUG_TAKEN: 'This address is already in use. Please choose another one.',
  NO_PARENT: 'Please choose what this entry belongs to.',
  NOT_A_VERSION: 'A version is numbers with dots, such as 6.12.3.',
  NOT_AN_ADDRESS: 'An address starts with https:// or, on this server, with a slash.',
  NOT_A_CHECKSUM: 'The checksum has 64 characters from 0 to f.',
  NOT_A_DAY: 'Please enter a day.',
  MISSING: 'This is needed before the entry can appear.',
  PUBLIC_IS_FOR_ALL: 'What is public is for everyone: please select nothing below.',
  PICTURE_WITHOUT_WORDS: 'Please describe what each picture shows: ![words](…).',
  HAS_ENTRIES: 'There are still entries below it.',
};
