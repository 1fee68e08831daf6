import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './alert-mails.de.ts';
import { en } from './alert-mails.en.ts';

export const alertMailsTexts = defineTexts(de, en);
