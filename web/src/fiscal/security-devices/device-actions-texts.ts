import { defineTexts } from '../../kit/i18n/index.ts';
import * as german from './device-actions.de.ts';
import * as english from './device-actions.en.ts';

export const actionTexts = defineTexts(german.de, english.en);
export const actionStateTexts = defineTexts(german.actionStates, english.actionStates);
export const refusalTexts = defineTexts(german.refusals, english.refusals);
