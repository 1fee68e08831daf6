import { defineTexts } from '../i18n/index.ts';
import { de } from './leave.de.ts';
import { en } from './leave.en.ts';

export const leaveTexts = defineTexts(de, en);
