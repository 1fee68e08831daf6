import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './report-mails.de.ts';
import { en } from './report-mails.en.ts';

export const reportMailsTexts = defineTexts(de, en);
