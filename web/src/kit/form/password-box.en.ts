import type { Translation } from '../i18n/index.ts';
import type { de } from './password-box.de.ts';

export const en: Translation<typeof de> = {
  showPassword: 'Show password',
  hidePassword: 'Hide password',
};
