import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './studies.de.ts';
import { en } from './studies.en.ts';

export const studyTexts = defineTexts(de, en);
