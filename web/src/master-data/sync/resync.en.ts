import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './resync.de.ts';

export const en: Translation<typeof de> = {
  resync: 'Send master data again',
  resynced: (name) => `${name} gets all master data once more.`,
};
