import { defineTexts } from '../../../kit/i18n/index.ts';
import { de } from './plan.de.ts';
import { en } from './plan.en.ts';

export const planTexts = defineTexts(de, en);
export type PlanTexts = typeof de;
