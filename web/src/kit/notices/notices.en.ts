import type { Translation } from '../i18n/index.ts';
import type { de } from './notices.de.ts';

export const en: Translation<typeof de> = {
  close: 'Close',
  undo: 'Undo',
  updateFailed: 'Update failed. Please check your internet connection.',
};
