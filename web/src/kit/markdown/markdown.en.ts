import type { Translation } from '../i18n/index.ts';
import type { de } from './markdown.de.ts';

export const en: Translation<typeof de> = {
  code: 'Example',
  table: 'Table',
  copy: 'Copy',
  copied: 'Copied',
};
