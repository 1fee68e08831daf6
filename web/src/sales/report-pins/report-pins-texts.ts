import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './report-pins.de.ts';
import { en } from './report-pins.en.ts';

export const reportPinTexts = defineTexts(de, en);
