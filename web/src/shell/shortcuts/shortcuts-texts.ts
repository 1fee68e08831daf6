import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './shortcuts.de.ts';
import { en } from './shortcuts.en.ts';

export const shortcutsTexts = defineTexts(de, en);
