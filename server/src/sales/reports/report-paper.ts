import type { ReportTable } from '@tresen/domain/sales/closing-reports';
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
import { madeOnce } from '../../kit/bounded-map/index.ts';
import { paperFormats } from '../closings/index.ts';
import type { SalesReport } from './report-answer.ts';

export type PaperLanguage = 'de' | 'en';

/** What is written: a title, what it is of, and tables. */
export interface ReportPaper {
  readonly title: string;
  /** Days, what they are compared with, branches, and what else narrows it. */
  readonly lines: readonly string[];
  /** How its figures are meant: what they leave out, what 100 stands for. */
  readonly notes: readonly string[];
  /** Its lines as one cell can hold them: many branches by their number. */
  readonly shortLines: readonly string[];
  /** Its table is one figure by columns, with the sum of each row behind them. */
  readonly isCrossed: boolean;
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
  /** The names of the chosen branches; null for all. */
  readonly branches: readonly string[] | null;
  /** The branch that stands beside them, if it is not other days. */
  readonly comparedBranch: string | null;
  /** Registers, employees and hours, in words. */
  readonly narrowed: readonly string[];
  readonly createdAt: Date;
}

/** As many names as one reads. */
const maxNames = 8;

/** The words and written forms of papers. */
export const labelStyleOf: (language: PaperLanguage) => LabelStyle = madeOnce(2, (language) => ({
  language,
  words: salesReportWords[language],
  formats: labelFormats(language),
}));

/** Figures, and whether receipts are still missing in them. */
type CountedReport = ReportData & Pick<SalesReport, 'isCounting'>;

/** The answer of the API with its figures by name. */
export const reportDataOf = ({
  total,
  comparisonTotal,
  columns,
  rows,
  ...report
}: SalesReport): CountedReport => ({
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
export const summaryPaper = (
  data: SummaryData & { readonly whole: CountedReport },
  subject: PaperSubject,
): ReportPaper => {
  const style = labelStyleOf(subject.language);
  const paper = paperOf(style.words.summary, data.whole, salesSummary(data, style), subject);
  return { ...paper, notes: countingNotes(data.whole, style) };
};

/** A report as a paper. */
export const reportPaper = (data: CountedReport, view: ReportView, subject: PaperSubject): ReportPaper => {
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
  return {
    ...paper,
    notes: [...leftOut, ...indexed, ...countingNotes(data, style)],
    isCrossed: view.columns !== null,
  };
};

/** Tables of some days as a paper. */
export const paperOf = (
  title: string,
  data: Pick<ReportData, 'from' | 'to' | 'comparisonFrom' | 'comparisonTo'>,
  tables: readonly ReportTable[],
  { language, author, branches, comparedBranch, narrowed, createdAt }: PaperSubject,
): ReportPaper => {
  const { words, formats } = labelStyleOf(language);
  const range = (from: string, to: string) =>
    from === to ? formats.day(from) : words.range(formats.day(from), formats.day(to));
  const { from, to, comparisonFrom, comparisonTo } = data;
  const beside = comparisonFrom && comparisonTo && (comparedBranch ?? range(comparisonFrom, comparisonTo));
  const linesWith = (named: string) => [
    range(from, to),
    named,
    ...narrowed,
    ...(beside ? [words.comparedWith(beside)] : []),
  ];
  const names = branches?.join(', ') ?? words.allBranches;
  const isLong = branches !== null && branches.length > maxNames;
  return {
    title,
    lines: linesWith(names),
    notes: [],
    isCrossed: false,
    shortLines: linesWith(isLong ? words.branchCount(formats.number(branches.length)) : names),
    tables,
    language,
    author,
    createdAt,
  };
};

/** A file that is made while receipts are still being counted tells less than the next one. */
function countingNotes({ isCounting }: CountedReport, { words }: LabelStyle): readonly string[] {
  return isCounting ? [words.counting] : [];
}

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
