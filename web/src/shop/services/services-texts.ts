import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './services.de.ts';
import { en } from './services.en.ts';

export const serviceTexts = defineTexts(de, en);
