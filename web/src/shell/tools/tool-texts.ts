import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './tools.de.ts';
import { en } from './tools.en.ts';

/** Texts of the small tools in the toolbar. */
export const toolTexts = defineTexts(de, en);
