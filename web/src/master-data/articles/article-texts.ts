import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './article-page.de.ts';
import { en } from './article-page.en.ts';

export type ArticleTexts = typeof de;
export const articleTexts = defineTexts(de, en);
