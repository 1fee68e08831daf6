import { defineTexts } from '../../kit/i18n/index.ts';
import { de as analyticsDe } from './analytics.de.ts';
import { en as analyticsEn } from './analytics.en.ts';
import { de } from './dashboards.de.ts';
import { en } from './dashboards.en.ts';

/** Words of Analytics, which begin with those of Home; apart, since Home does not need them. */
export const analyticsTexts = defineTexts({ ...de, ...analyticsDe }, { ...en, ...analyticsEn });
