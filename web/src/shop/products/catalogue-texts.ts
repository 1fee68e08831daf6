import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './catalogue.de.ts';
import { en } from './catalogue.en.ts';

export const catalogueTexts = defineTexts(de, en);
