import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './backups.de.ts';
import { en } from './backups.en.ts';

export const backupTexts = defineTexts(de, en);
