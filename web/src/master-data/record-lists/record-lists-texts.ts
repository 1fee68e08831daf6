import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './record-lists.de.ts';
import { en } from './record-lists.en.ts';

export const recordListsTexts = defineTexts(de, en);
