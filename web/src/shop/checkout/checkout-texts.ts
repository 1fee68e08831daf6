import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './checkout.de.ts';
import { en } from './checkout.en.ts';

export const checkoutTexts = defineTexts(de, en);
