import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './switching.de.ts';
import { en } from './switching.en.ts';

export const switchingTexts = defineTexts(de, en);
