import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './entries.de.ts';
import { en } from './entries.en.ts';

export const entriesTexts = defineTexts(de, en);
