import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './reports.de.ts';
import { en } from './reports.en.ts';

export const reportTexts = defineTexts(de, en);
