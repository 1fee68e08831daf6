import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './update-prices.de.ts';
import { en } from './update-prices.en.ts';

export const updatePriceTexts = defineTexts(de, en);
