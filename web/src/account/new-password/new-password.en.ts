import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './new-password.de.ts';

export const en: Translation<typeof de> = {
  newPassword: 'Password',
  confirmPassword: 'Repeat password',
  checklist: 'Your password needs',
  there: 'Done',
  missing: 'Missing',
  length: (min, max) => `${min} to ${max} characters`,
  digit: 'Digit',
  lowercase: 'Lowercase letter',
  uppercase: 'Uppercase letter',
  special: 'Special character',
  specialOf: (specials) => `One of ${specials}`,
  PASSWORD_TOO_SHORT: 'Min character length is 6',
  PASSWORD_TOO_LONG: (max) => `Max character length is ${max}`,
  PASSWORD_TOO_SIMPLE:
    'at least one numeric digit, one special character, one uppercase and one lowercase letter',
  PASSWORD_COMMON:
    'This password is too easy to guess, even with digits or symbols added. Please choose another one.',
  PASSWORD_PERSONAL:
    'This password is too close to your name, email address or company. Please choose another one.',
  PASSWORDS_DIFFER: 'Passwords do not match',
};
