import { defineTexts } from '../../kit/i18n/index.ts';
import * as german from './tax-notifications.de.ts';
import * as english from './tax-notifications.en.ts';

export const taxTexts = defineTexts(german.de, english.en);
export const fieldTexts = defineTexts(german.fields, english.fields);
export const hintTexts = defineTexts(german.hints, english.hints);
export const legalFormTexts = defineTexts(german.legalFormNames, english.legalFormNames);
export const differenceTexts = defineTexts(german.differenceWords, english.differenceWords);
export const faultTexts = defineTexts(german.faultWords, english.faultWords);
