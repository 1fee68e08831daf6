import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './counters.de.ts';
import { en } from './counters.en.ts';

export const counterTexts = defineTexts(de, en);
