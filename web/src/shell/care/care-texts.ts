import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './care.de.ts';
import { en } from './care.en.ts';

export const careTexts = defineTexts(de, en);
