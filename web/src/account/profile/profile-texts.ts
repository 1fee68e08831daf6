import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './profile.de.ts';
import { en } from './profile.en.ts';

export const profileTexts = defineTexts(de, en);
