import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './knowledge-base.de.ts';
import { en } from './knowledge-base.en.ts';

export const knowledgeBaseTexts = defineTexts(de, en);
