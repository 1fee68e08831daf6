import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './user-administration.de.ts';
import { en } from './user-administration.en.ts';

export const userTexts = defineTexts(de, en);
