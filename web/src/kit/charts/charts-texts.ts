import { defineTexts } from '../i18n/index.ts';
import { de } from './charts.de.ts';
import { en } from './charts.en.ts';

export const chartTexts = defineTexts(de, en);
