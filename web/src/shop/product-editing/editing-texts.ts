import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './editing.de.ts';
import { en } from './editing.en.ts';

export const editingTexts = defineTexts(de, en);
