import type { Readable } from 'node:stream';
import { cellText, type ReportCell, type ReportTable } from '@tresen/domain/sales/closing-reports';
import type { SalesFilter } from '@tresen/domain/sales/dashboards';
import {
  indexNotes,
  type LabelFormats,
  type LabelStyle,
  leftOutNotes,
  type ReportData,
  type ReportFigure,
  type ReportView,
  reportFiguresOf,
  reportSheet,
  type SummaryData,
  salesReportWords,
  salesSummary,
} from '@tresen/domain/sales/reports';
import { type PdfBlock, writePdf } from '../../kit/pdf/index.ts';
import { type CellValue, type SheetColumn, writeCsv, writeXlsx } from '../../kit/sheets/index.ts';
import { paperFormats } from '../closings/index.ts';
import type { SalesReport } from './report-answer.ts';

export type PaperLanguage = 'de' | 'en';

/** What is written: a title, what it is of, and tables. */
export interface ReportPaper {
  readonly title: string;
  /** Days, what they are compared with, branches. */
  readonly lines: readonly string[];
  readonly tables: readonly ReportTable[];
  readonly language: PaperLanguage;
  readonly author: string;
  readonly createdAt: Date;
}

/** What a paper is of. */
export interface PaperSubject {
  readonly language: PaperLanguage;
  readonly filter: SalesFilter;
  readonly author: string;
  /** The branches, in words. */
  readonly branches: string;
  readonly createdAt: Date;
}

/** What fits on paper: CSV and XLSX have all. */
const maxRows = 1_000;
/** More columns no page holds. */
const maxPaperColumns = 14;

/** The words and written forms of papers. */
export const labelStyleOf = (language: PaperLanguage): LabelStyle => ({
  language,
  words: salesReportWords[language],
  formats: labelFormats(language),
});

/** The answer of the API with its figures by name. */
export const reportDataOf = ({
  total,
  comparisonTotal,
  columns,
  rows,
  ...report
}: SalesReport): ReportData => ({
  ...report,
  total: reportFiguresOf(total),
  comparisonTotal: comparisonTotal && reportFiguresOf(comparisonTotal),
  columns: columns.map(({ values, ...column }) => ({ ...column, figures: reportFiguresOf(values) })),
  rows: rows.map(({ values, comparison, cells, ...row }) => ({
    ...row,
    figures: reportFiguresOf(values),
    comparison: comparison && reportFiguresOf(comparison),
    cells: cells.map((cell) => cell && reportFiguresOf(cell)),
  })),
});

/** The summary as a paper of one page. */
export const summaryPaper = (data: SummaryData, subject: PaperSubject): ReportPaper => {
  const style = labelStyleOf(subject.language);
  return paperOf(style.words.summary, data.whole, salesSummary(data, style), subject);
};

/** A report as a paper. */
export const reportPaper = (data: ReportData, view: ReportView, subject: PaperSubject): ReportPaper => {
  const style = labelStyleOf(subject.language);
  const { dimensions, figures, index, withoutHolidays } = style.words;
  const by = view.columns ? ` × ${dimensions[view.columns]}` : '';
  const of = view.columns
    ? `: ${view.figures.slice(0, 1).map((figure: ReportFigure) => figures[figure])}`
    : '';
  const indexed = indexNotes(data, view, style);
  const leftOut = leftOutNotes(data, style);
  const as = [...(leftOut.length > 0 ? [withoutHolidays] : []), ...(indexed.length > 0 ? [index] : [])];
  const title = `${dimensions[view.rows]}${by}${of}${as.length > 0 ? ` (${as.join(', ')})` : ''}`;
  const paper = paperOf(title, data, [reportSheet(data, view, style)], subject);
  return { ...paper, lines: [...paper.lines, ...leftOut, ...indexed] };
};

/** Tables of some days as a paper. */
export const paperOf = (
  title: string,
  data: Pick<ReportData, 'from' | 'to' | 'comparisonFrom' | 'comparisonTo'>,
  tables: readonly ReportTable[],
  { language, author, branches, createdAt }: PaperSubject,
): ReportPaper => {
  const { words, formats } = labelStyleOf(language);
  const range = (from: string, to: string) =>
    from === to ? formats.day(from) : words.range(formats.day(from), formats.day(to));
  const compared =
    data.comparisonFrom && data.comparisonTo
      ? [words.comparedWith(range(data.comparisonFrom, data.comparisonTo))]
      : [];
  return {
    title,
    lines: [range(data.from, data.to), ...compared, branches],
    tables,
    language,
    author,
    createdAt,
  };
};

/** A paper as PDF, A4. */
export const paperAsPdf = (paper: ReportPaper): Promise<Readable> =>
  writePdf(
    {
      title: paper.title,
      language: paper.language,
      createdAt: paper.createdAt,
      author: paper.author,
      footer: [paper.author, paper.title, paper.lines[0]].filter(Boolean).join(' · '),
    },
    pdfBlocks(paper),
  );

/** A paper as CSV: its tables below each other where there are several, each row with the name of its table. */
export const paperAsCsv = (paper: ReportPaper): Readable =>
  writeCsv(columnsOf(paper), rowsOf(paper), { decimalSign: paper.language === 'de' ? ',' : '.' });

export const paperAsXlsx = (paper: ReportPaper): Readable =>
  writeXlsx(columnsOf(paper), rowsOf(paper), { sheetName: paper.title.slice(0, 31) });

function labelFormats(language: PaperLanguage): LabelFormats {
  const locale = language === 'de' ? 'de-DE' : 'en-GB';
  const at = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return (isoDay: string) => format.format(new Date(`${isoDay}T00:00:00Z`));
  };
  return {
    ...paperFormats(language),
    monthOfYear: at({ month: 'short', year: 'numeric' }),
    weekdayName: at({ weekday: 'long' }),
  };
}

function* pdfBlocks({ title, lines, tables, language }: ReportPaper): Generator<PdfBlock> {
  const { words, formats } = labelStyleOf(language);
  yield { kind: 'title', text: title, lines: [...lines] };
  for (const table of tables) {
    if (tables.length > 1) yield { kind: 'heading', text: table.name, isSmall: true };
    const shown = cutColumns(table);
    const total = shown.rows.at(-1);
    const isCut = shown.rows.length > maxRows;
    const rows = isCut ? [...shown.rows.slice(0, maxRows), ...(total?.isTotal ? [total] : [])] : shown.rows;
    yield {
      kind: 'table',
      name: table.name,
      columns: shown.columns.map(({ name, isAmount }, index) => ({
        name,
        share: index === 0 ? Math.max(1.6, 4 - shown.columns.length * 0.3) : 1,
        align: isAmount ? 'end' : 'start',
      })),
      rows: rows.map(({ cells, isTotal = false }) => ({
        cells: cells.map((cell) => cellText(cell, formats, 'UTC')),
        isTotal,
      })),
    };
    if (isCut) yield { kind: 'note', text: words.cut(formats.number(maxRows)) };
  }
}

/** A table too wide for paper keeps its first columns and its sum. */
function cutColumns(table: ReportTable): ReportTable {
  const isKept = (index: number) => index < maxPaperColumns || index === table.columns.length - 1;
  return {
    ...table,
    columns: table.columns.filter((_, index) => isKept(index)),
    rows: table.rows.map((row) => ({ ...row, cells: row.cells.filter((_, index) => isKept(index)) })),
  };
}

/** A table as it is; of several each figure is a row of its own, since their columns mean different things. */
function columnsOf({ tables, language }: ReportPaper): readonly SheetColumn[] {
  const [only, ...others] = tables;
  if (only && others.length === 0)
    return only.columns.map(({ name, isAmount }) =>
      isAmount ? { name, type: 'number', width: 16 } : { name, width: 32 },
    );
  const { section, row, figure, value } = fileHeads[language];
  return [
    { name: section, width: 20 },
    { name: row, width: 32 },
    { name: figure, width: 20 },
    { name: value, type: 'number', width: 16 },
  ];
}

const fileHeads = {
  de: { section: 'Abschnitt', row: 'Zeile', figure: 'Spalte', value: 'Wert' },
  en: { section: 'Section', row: 'Row', figure: 'Column', value: 'Value' },
} as const;

function* rowsOf({ tables }: ReportPaper): Generator<readonly CellValue[]> {
  const [only, ...others] = tables;
  if (only && others.length === 0) {
    for (const { cells } of only.rows) yield cells.map(cellValue);
    return;
  }
  for (const { name, columns, rows } of tables)
    for (const { cells } of rows)
      for (const [index, cell] of cells.entries())
        if (index > 0 && cell !== null)
          yield [name, cellValue(cells[0] ?? null), columns[index]?.name ?? '', cellValue(cell)];
}

/** Numbers stay numbers: euros from cents, percent from ratios. */
function cellValue(cell: ReportCell | null): CellValue {
  if (cell === null) return null;
  switch (cell.kind) {
    case 'money':
      return hundredths(cell.cents);
    case 'count':
      return cell.count;
    case 'quantity':
      return cell.quantity / 1_000;
    case 'rate':
      return hundredths(cell.rate);
    case 'share':
      return Math.round(cell.share * 10_000) / 100;
    case 'change':
      return Math.round(cell.change * 10_000) / 100;
    case 'text':
      return cell.text;
    case 'instant':
      return cell.instant;
    case 'day':
      return cell.day;
  }
}

/** Hundredths as a plain decimal: no float may change a cent. */
function hundredths(value: number): string {
  const whole = Math.abs(Math.round(value));
  return `${value < 0 ? '-' : ''}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
}
