import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './shortcuts-tool.de.ts';
import { en } from './shortcuts-tool.en.ts';

/** The name of the shortcuts alone: the shell carries no other words of theirs. */
export const shortcutsToolTexts = defineTexts(de, en);
