import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './terms.de.ts';
import { en } from './terms.en.ts';

export const termsTexts = defineTexts(de, en);
