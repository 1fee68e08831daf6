import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './cart.de.ts';
import { en } from './cart.en.ts';

export const cartTexts = defineTexts(de, en);
