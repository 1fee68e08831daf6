import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './news.de.ts';
import { en } from './news.en.ts';

export const newsTexts = defineTexts(de, en);
