import { defineTexts } from '../../kit/i18n/index.ts';
import * as german from './swaps.de.ts';
import * as english from './swaps.en.ts';

export const swapTexts = defineTexts(german.de, english.en);
export const stepTexts = defineTexts(german.steps, english.steps);
export const stateTexts = defineTexts(german.states, english.states);
