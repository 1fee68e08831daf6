import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './saved-views.de.ts';
import { en } from './saved-views.en.ts';

export const savedViewTexts = defineTexts(de, en);
