import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './markdown-editor.de.ts';
import { en } from './markdown-editor.en.ts';

export const editorTexts = defineTexts(de, en);
