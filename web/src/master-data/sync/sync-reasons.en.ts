import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './sync-reasons.de.ts';

export const en: Translation<typeof de> = {
  UNREADABLE: 'The register cannot read the data.',
  MISSING_REFERENCE: 'A record is missing that this one refers to.',
  NOT_SUPPORTED: 'The register does not know this kind of data yet. A newer version of it may help.',
  IN_USE: 'The register is using the record right now.',
  STORE_FAILED: 'The store of the register is full or broken.',
  REFUSED: 'The register has refused the change.',
};
