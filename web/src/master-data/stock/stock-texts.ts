import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './stock.de.ts';
import { en } from './stock.en.ts';

export const stockTexts = defineTexts(de, en);
