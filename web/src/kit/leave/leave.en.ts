import type { Translation } from '../i18n/index.ts';
import type { de } from './leave.de.ts';

export const en: Translation<typeof de> = {
  title: 'Unsaved changes',
  text: 'If you leave now, you’ll lose your changes.',
  discard: 'Discard',
  keepEditing: 'Keep editing',
};
