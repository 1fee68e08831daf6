import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './alert-rules.de.ts';
import { en } from './alert-rules.en.ts';

export const alertRulesTexts = defineTexts(de, en);
