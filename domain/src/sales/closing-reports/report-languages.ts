import { de } from './report-words.de.ts';
import { en } from './report-words.en.ts';
import type { ReportWords } from './report-words.ts';

/** The words of closings in both languages. */
export const reportWords: Readonly<Record<'de' | 'en', ReportWords>> = { de, en };
