import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './session-dialog.de.ts';
import { en } from './session-dialog.en.ts';

export const sessionDialogTexts = defineTexts(de, en);
