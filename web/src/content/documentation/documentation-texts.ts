import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './documentation.de.ts';
import { en } from './documentation.en.ts';

export const documentationTexts = defineTexts(de, en);
