import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './licences.de.ts';
import { en } from './licences.en.ts';

export const licenceTexts = defineTexts(de, en);
