import type { ArchiveFinding } from './archive-findings.ts';
import { findingsDe } from './finding-words.de.ts';
import { findingsEn } from './finding-words.en.ts';

/** Each finding in a sentence. */
export const findingWords: Readonly<Record<'de' | 'en', Readonly<Record<ArchiveFinding, string>>>> = {
  de: findingsDe,
  en: findingsEn,
};
