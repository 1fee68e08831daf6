import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './register-setup.de.ts';
import { en } from './register-setup.en.ts';

export const setupTexts = defineTexts(de, en);
