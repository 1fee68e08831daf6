import { defineTexts } from '../../../kit/i18n/index.ts';
import { de } from './made.de.ts';
import { en } from './made.en.ts';

export const madeTexts = defineTexts(de, en);
