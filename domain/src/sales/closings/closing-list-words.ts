import { de } from './closing-list.de.ts';
import { en } from './closing-list.en.ts';

/** What people call closings and the fields of their list. */
export const closingListWords = { de, en };
