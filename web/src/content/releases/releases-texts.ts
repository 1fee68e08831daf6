import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './releases.de.ts';
import { en } from './releases.en.ts';

export const releasesTexts = defineTexts(de, en);
