import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './other-todays.de.ts';
import { en } from './other-todays.en.ts';

export const otherTodaysTexts = defineTexts(de, en);
