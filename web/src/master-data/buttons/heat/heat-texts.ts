import { defineTexts } from '../../../kit/i18n/index.ts';
import { de } from './heat.de.ts';
import { en } from './heat.en.ts';

export const heatTexts = defineTexts(de, en);
