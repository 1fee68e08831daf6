import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './public-pages.de.ts';
import { en } from './public-pages.en.ts';

/** Texts that several public pages share. */
export const publicTexts = defineTexts(de, en);
