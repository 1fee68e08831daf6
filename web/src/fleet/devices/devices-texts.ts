import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './devices.de.ts';
import { en } from './devices.en.ts';

export const deviceTexts = defineTexts(de, en);
