import type { Translation } from '../i18n/index.ts';
import type { de } from './leave.de.ts';

export const en: Translation<typeof de> = {
  title: 'Unsaved changes',
  text: 'If you leave this page now, what you typed is lost.',
  discard: 'Discard',
  keepEditing: 'Keep editing',
};
