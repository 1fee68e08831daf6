import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './new-password.de.ts';
import { en } from './new-password.en.ts';

export const newPasswordTexts = defineTexts(de, en);
