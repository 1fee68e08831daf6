import type { Translation } from '../i18n/index.ts';
import type { de } from './form.de.ts';

export const en: Translation<typeof de> = {
  calendar: (label) => `${label}: open calendar`,
  close: 'Close',
  noDay: 'Not a valid date',
  noNumber: 'Please enter a number, such as 12.50',
};
