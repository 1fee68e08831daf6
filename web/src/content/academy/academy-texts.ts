import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './academy.de.ts';
import { en } from './academy.en.ts';

export const academyTexts = defineTexts(de, en);
