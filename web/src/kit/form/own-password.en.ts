import type { Translation } from '../i18n/index.ts';
import type { de } from './own-password.de.ts';

export const en: Translation<typeof de> = {
  password: 'Your password',
  missing: 'Please enter your password.',
  wrong: 'The password is incorrect.',
};
