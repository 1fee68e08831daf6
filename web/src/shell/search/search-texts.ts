import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './search.de.ts';
import { en } from './search.en.ts';

export const searchTexts = defineTexts(de, en);
