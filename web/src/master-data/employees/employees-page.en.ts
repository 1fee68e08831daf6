import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './employees-page.de.ts';

export const en: Translation<typeof de> = {
  create: 'New employee',
  emptyTitle: 'No employees yet',
  emptyText: 'Add who works at the registers, and what they may do there.',
  asRole: (count) => `${count}, as role`,
  notAsRole: (count, differing) => `${count}, ${differing} unlike the role`,
  pin: 'PIN',
  pinSet: 'set',
  pinNotSet: 'missing',
};
