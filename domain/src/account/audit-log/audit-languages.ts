import { de } from './audit-words.de.ts';
import { en } from './audit-words.en.ts';
import type { AuditWords } from './audit-words.ts';

export const auditLanguages = ['de', 'en'] as const;
export type AuditLanguage = (typeof auditLanguages)[number];

/** Screen and export speak with the same words, so they stand here and not in the web. */
export const auditWords: Readonly<Record<AuditLanguage, AuditWords>> = { de, en };
