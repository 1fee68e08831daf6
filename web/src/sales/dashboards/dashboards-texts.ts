import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './dashboards.de.ts';
import { en } from './dashboards.en.ts';

export const dashboardTexts = defineTexts(de, en);
