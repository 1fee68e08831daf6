import { namedCustomersSheet, namedCustomersWords } from '@tresen/domain/sales/named-customers';
import { pairsSheet, pairWords } from '@tresen/domain/sales/pairs';
import { tableTimesSheets, tableTimesWords } from '@tresen/domain/sales/table-times';
import type { NamedCustomers } from './named-customers.service.ts';
import { labelStyleOf, type PaperSubject, paperOf, type ReportPaper } from './report-paper.ts';
import type { SoldTogether } from './sold-together.service.ts';
import type { TableTimesAnswer } from './table-times.service.ts';

const uncompared = { comparisonFrom: null, comparisonTo: null } as const;

/** Articles that sell together as a paper. */
export const pairsPaper = (answer: SoldTogether, subject: PaperSubject): ReportPaper => {
  const words = pairWords[subject.language];
  const table = pairsSheet(answer.pairs, words);
  return withRead(
    paperOf(words.title, { ...answer, ...uncompared }, [table], subject),
    answer,
    words,
    subject,
  );
};

/** Customers that receipts name as a paper. */
export const customersPaper = (answer: NamedCustomers, subject: PaperSubject): ReportPaper => {
  const words = namedCustomersWords[subject.language];
  const table = namedCustomersSheet(answer.customers, answer.currency, words);
  return withRead(
    paperOf(words.title, { ...answer, ...uncompared }, [table], subject),
    answer,
    words,
    subject,
  );
};

/** Table times as a paper. */
export const tableTimesPaper = (answer: TableTimesAnswer, subject: PaperSubject): ReportPaper => {
  const words = tableTimesWords[subject.language];
  const tables = tableTimesSheets(answer, words, labelStyleOf(subject.language));
  return paperOf(words.title, { ...answer, ...uncompared }, tables, subject);
};

interface Read {
  readonly receipts: number;
  readonly readSince: string | null;
}

interface ReadWords {
  readonly read: (receipts: string) => string;
  readonly readSince: (receipts: string, day: string) => string;
}

/** Says how many receipts a paper was counted from. */
function withRead(
  paper: ReportPaper,
  { receipts, readSince }: Read,
  words: ReadWords,
  { language }: PaperSubject,
): ReportPaper {
  const { formats } = labelStyleOf(language);
  const count = formats.number(receipts);
  const read = readSince ? words.readSince(count, formats.day(readSince)) : words.read(count);
  return { ...paper, notes: [read] };
}
