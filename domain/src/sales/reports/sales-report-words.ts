import type { de } from './sales-report-words.de.ts';

/** What every language has to say of sales reports. */
export type SalesReportWords = typeof de;
