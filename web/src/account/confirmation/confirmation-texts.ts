import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './confirmation.de.ts';
import { en } from './confirmation.en.ts';

export const confirmationTexts = defineTexts(de, en);
