import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './organizations.de.ts';
import { en } from './organizations.en.ts';

export const organizationTexts = defineTexts(de, en);
