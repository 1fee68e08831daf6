import { de } from './sales-report-words.de.ts';
import { en } from './sales-report-words.en.ts';
import type { SalesReportWords } from './sales-report-words.ts';

/** The words of sales reports in both languages. */
export const salesReportWords: Readonly<Record<'de' | 'en', SalesReportWords>> = { de, en };
