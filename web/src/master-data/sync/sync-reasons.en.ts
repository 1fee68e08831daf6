import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './sync-reasons.de.ts';

export const en: Translation<typeof de> = {
  UNREADABLE: 'The register can’t read the data.',
  MISSING_REFERENCE: 'This record refers to another one that is missing.',
  NOT_SUPPORTED: 'The register does not support this type of data yet. Updating it may help.',
  IN_USE: 'The register is using the record right now.',
  STORE_FAILED: 'The register’s storage is full or faulty.',
  REFUSED: 'The register rejected the change.',
};
