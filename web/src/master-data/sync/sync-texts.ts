import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './sync.de.ts';
import { en } from './sync.en.ts';
import { de as reasonsDe } from './sync-reasons.de.ts';
import { en as reasonsEn } from './sync-reasons.en.ts';

export const syncTexts = defineTexts(de, en);
export const syncReasons = defineTexts(reasonsDe, reasonsEn);
