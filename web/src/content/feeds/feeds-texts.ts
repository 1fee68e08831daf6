import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './feeds.de.ts';
import { en } from './feeds.en.ts';

export const feedsTexts = defineTexts(de, en);
