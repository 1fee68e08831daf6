import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './customer-branches.de.ts';
import { en } from './customer-branches.en.ts';

export const customerTexts = defineTexts(de, en);
