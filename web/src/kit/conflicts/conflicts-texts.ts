import { defineTexts } from '../i18n/index.ts';
import { de } from './conflicts.de.ts';
import { en } from './conflicts.en.ts';

export const conflictTexts = defineTexts(de, en);
