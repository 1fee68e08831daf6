import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './employees-page.de.ts';

export const en: Translation<typeof de> = {
  create: 'New employee',
  emptyTitle: 'No employees yet',
  emptyText: 'Add the people who work at your registers and set what they can do.',
  asRole: (count) => `${count}, same as role`,
  notAsRole: (count, differing) => `${count}, ${differing} differ from role`,
  pin: 'PIN',
  pinSet: 'Set',
  pinNotSet: 'Not set',
};
