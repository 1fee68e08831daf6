import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './unit.de.ts';
import { en } from './unit.en.ts';

/** Words of the pages of units; the filter of branches, which every screen has, has its own. */
export const unitTexts = defineTexts(de, en);
