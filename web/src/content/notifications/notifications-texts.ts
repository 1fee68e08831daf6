import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './notifications.de.ts';
import { en } from './notifications.en.ts';

export const notificationTexts = defineTexts(de, en);
