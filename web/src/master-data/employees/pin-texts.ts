import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './pin.de.ts';
import { en } from './pin.en.ts';

export const pinTexts = defineTexts(de, en);
