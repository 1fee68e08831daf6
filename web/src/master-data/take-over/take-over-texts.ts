import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './take-over.de.ts';
import { en } from './take-over.en.ts';

export const takeOverTexts = defineTexts(de, en);
