import type { CountedAmount } from '../closings/index.ts';
import {
  amountColumn,
  labelColumn,
  type ReportRow,
  type ReportSource,
  type ReportTable,
  tableOf,
} from './report.ts';
import { count, money, text } from './report-cell.ts';
import type { ReportTerm } from './report-words.ts';

interface Line extends CountedAmount {
  readonly name: string;
  readonly term?: ReportTerm;
}

/** What was taken back. */
export const correctionsTable = (source: ReportSource): readonly ReportTable[] => {
  const { lines, receipts, refunds } = source.closing.corrections;
  const { corrections, sections } = source.words;
  return countedTable(source, sections.corrections, [
    { name: corrections.lines, term: 'cancelledLines', ...lines },
    { name: corrections.receipts, term: 'cancelledReceipts', ...receipts },
    { name: corrections.refunds, term: 'refunds', ...refunds },
  ]);
};

export const reductionsTable = (source: ReportSource): readonly ReportTable[] => {
  const { discounts, surcharges } = source.closing.reductions;
  const { reductions, sections } = source.words;
  return countedTable(source, sections.reductions, [
    { name: reductions.discounts, ...discounts },
    { name: reductions.surcharges, ...surcharges },
  ]);
};

export const vouchersTable = (source: ReportSource): readonly ReportTable[] => {
  const { vouchers } = source.closing;
  const words = source.words.vouchers;
  return countedTable(source, source.words.sections.vouchers, [
    { name: words.soldSinglePurpose, term: 'singlePurpose', ...vouchers.soldSinglePurpose },
    { name: words.redeemedSinglePurpose, ...vouchers.redeemedSinglePurpose },
    { name: words.soldMultiPurpose, term: 'multiPurpose', ...vouchers.soldMultiPurpose },
    { name: words.redeemedMultiPurpose, ...vouchers.redeemedMultiPurpose },
  ]);
};

export const depositsTable = (source: ReportSource): readonly ReportTable[] => {
  const { charged, returned } = source.closing.deposits;
  const { deposits, sections } = source.words;
  return countedTable(source, sections.deposits, [
    { name: deposits.charged, ...charged },
    { name: deposits.returned, ...returned },
  ]);
};

/** What the register recorded beside its sales. */
export const trainingTable = (source: ReportSource): readonly ReportTable[] => {
  const { closing, words } = source;
  const { columns, sections } = words;
  const plainLine = (name: string, value: number | null | undefined, term?: ReportTerm): ReportRow[] =>
    value ? [{ cells: [text(name), count(value), null], ...(term && { term }) }] : [];
  const training: ReportRow = {
    cells: [
      text(words.training.training),
      count(closing.training.count),
      money(closing.training.amount, closing.currency),
    ],
    term: 'training',
  };
  return tableOf(
    sections.training,
    [labelColumn(columns.name), amountColumn(columns.count), amountColumn(columns.amount)],
    [
      ...(closing.training.count === 0 ? [] : [training]),
      ...plainLine(words.training.aborted, closing.aborted),
      ...plainLine(words.head.drawerOpenings, closing.drawerOpenings, 'drawerOpenings'),
    ],
  );
};

/** How often and for how much; without anything there is no table. */
function countedTable(
  { closing, words }: ReportSource,
  title: string,
  lines: readonly Line[],
): readonly ReportTable[] {
  const rows = lines.map(
    ({ name, term, ...line }): ReportRow => ({
      cells: [text(name), count(line.count), money(line.amount, closing.currency)],
      ...(term && { term }),
    }),
  );
  const isEmpty = lines.every((line) => line.count === 0 && line.amount === 0);
  return tableOf(
    title,
    [labelColumn(words.columns.name), amountColumn(words.columns.count), amountColumn(words.columns.amount)],
    isEmpty ? [] : rows,
  );
}
