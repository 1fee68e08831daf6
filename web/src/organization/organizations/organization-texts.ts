import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './organization-page.de.ts';
import { en } from './organization-page.en.ts';

export const organizationTexts = defineTexts(de, en);
