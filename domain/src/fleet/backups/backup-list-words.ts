import { de } from './backup-list.de.ts';
import { en } from './backup-list.en.ts';

/** What people call backups and the fields of their list. */
export const backupListWords = { de, en };
