import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './address-page.de.ts';

export const en: Translation<typeof de> = {
  use: 'Use',
  place: 'Address',
  contact: 'Contact',
  defaultHint: 'Each organization has at most one default address of each type.',
};
