import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './configurations.de.ts';
import { en } from './configurations.en.ts';

export const configurationsTexts = defineTexts(de, en);
