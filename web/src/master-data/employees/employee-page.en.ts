import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './employee-page.de.ts';

export const en: Translation<typeof de> = {
  employee: 'General',
  person: 'Person',
};
