import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './resync.de.ts';

export const en: Translation<typeof de> = {
  resync: 'Resend master data',
  resynced: (name) => `Resending all master data to ${name}.`,
};
