import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './push.de.ts';
import { en } from './push.en.ts';

export const pushTexts = defineTexts(de, en);
