import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './sign-in.de.ts';
import { en } from './sign-in.en.ts';

export const signInTexts = defineTexts(de, en);
