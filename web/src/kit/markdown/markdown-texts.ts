import { defineTexts } from '../i18n/index.ts';
import { de } from './markdown.de.ts';
import { en } from './markdown.en.ts';

export const markdownTexts = defineTexts(de, en);
