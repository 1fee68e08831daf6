import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './calendar.de.ts';
import { en } from './calendar.en.ts';

export const calendarTexts = defineTexts(de, en);
