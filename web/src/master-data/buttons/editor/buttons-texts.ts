import { defineTexts } from '../../../kit/i18n/index.ts';
import { de } from './buttons.de.ts';
import { en } from './buttons.en.ts';

export const buttonTexts = defineTexts(de, en);
