import { defineTexts } from '../i18n/index.ts';
import { de } from './record.de.ts';
import { en } from './record.en.ts';

export const recordTexts = defineTexts(de, en);
