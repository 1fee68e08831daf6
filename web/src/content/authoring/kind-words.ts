import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './kind-words.de.ts';
import { en } from './kind-words.en.ts';

/** What a kind of content is called: several, a new one, and where its readers find it. */
export const kindWords = defineTexts(de, en);
