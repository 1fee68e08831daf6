import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './registration.de.ts';
import { en } from './registration.en.ts';

export const registrationTexts = defineTexts(de, en);
