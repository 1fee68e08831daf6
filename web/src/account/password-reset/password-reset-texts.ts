import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './password-reset.de.ts';
import { en } from './password-reset.en.ts';

export const passwordResetTexts = defineTexts(de, en);
