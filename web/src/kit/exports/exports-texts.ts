import { defineTexts } from '../i18n/index.ts';
import { de } from './exports.de.ts';
import { en } from './exports.en.ts';

/** The words of exporting, wherever a list offers it. */
export const exportsTexts = defineTexts(de, en);
