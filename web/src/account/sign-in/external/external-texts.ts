import { defineTexts } from '../../../kit/i18n/index.ts';
import { de } from './external.de.ts';
import { en } from './external.en.ts';

export const externalTexts = defineTexts(de, en);
