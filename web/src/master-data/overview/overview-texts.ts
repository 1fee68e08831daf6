import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './overview.de.ts';
import { en } from './overview.en.ts';

export const overviewTexts = defineTexts(de, en);
