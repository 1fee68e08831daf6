import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './search-tool.de.ts';
import { en } from './search-tool.en.ts';

/** The words of the button alone: the shell carries no others. */
export const searchToolTexts = defineTexts(de, en);
