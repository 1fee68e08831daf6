import { defineTexts } from '../i18n/index.ts';
import { de } from './record-list.de.ts';
import { en } from './record-list.en.ts';

export const recordListTexts = defineTexts(de, en);
