import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './audit-log.de.ts';
import { en } from './audit-log.en.ts';

export const auditLogTexts = defineTexts(de, en);
