import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './proposals.de.ts';
import { en } from './proposals.en.ts';

export const proposalTexts = defineTexts(de, en);
