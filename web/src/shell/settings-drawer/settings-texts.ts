import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './settings.de.ts';
import { en } from './settings.en.ts';

/** Texts of the settings drawer and its button. */
export const settingsTexts = defineTexts(de, en);
