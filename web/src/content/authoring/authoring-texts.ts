import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './authoring.de.ts';
import { en } from './authoring.en.ts';

export const authoringTexts = defineTexts(de, en);
