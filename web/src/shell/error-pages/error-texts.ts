import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './error-pages.de.ts';
import { en } from './error-pages.en.ts';

export const errorTexts = defineTexts(de, en);
