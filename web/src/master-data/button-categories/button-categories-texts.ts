import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './button-categories.de.ts';
import { en } from './button-categories.en.ts';

/** What the tree of categories and the page of one say. */
export const buttonCategoryTexts = defineTexts(de, en);
export type ButtonCategoryTexts = typeof de;
