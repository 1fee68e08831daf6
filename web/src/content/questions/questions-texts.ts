import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './questions.de.ts';
import { en } from './questions.en.ts';

export const questionsTexts = defineTexts(de, en);
