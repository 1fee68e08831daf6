import type { Day, DayRange } from '../../kit/business-day/index.ts';
import type { ReportCell, ReportColumn, ReportRow, ReportTable } from '../closing-reports/index.ts';
import type { ReportDimension } from './dimensions.ts';
import { isRanked, type RankChange, rankChangeOf } from './rank-change.ts';
import type { ReportData, ReportLineData, ReportLineHead } from './report-data.ts';
import { type ReportFigure, type ReportFigures, unitOfFigure } from './report-figures.ts';
import { canBeIndexed, indexOf, isCut } from './report-index.ts';
import { type LabelStyle, labelOf } from './report-labels.ts';
import type { SalesReportWords } from './sales-report-words.ts';

/** What of an answer is shown: figures beside each other, or one figure by columns. */
export interface ReportView {
  readonly rows: ReportDimension;
  readonly columns: ReportDimension | null;
  /** With columns only the first one shows. */
  readonly figures: readonly ReportFigure[];
  /** Each row as an index, its first value 100; where its columns can be one (`canBeIndexed`). */
  readonly isIndexed?: boolean | undefined;
}

/** A report as a table whose cells are values, for its page, on paper and in files. */
export const reportSheet = (data: ReportData, view: ReportView, style: LabelStyle): ReportTable => {
  const { words } = style;
  const name = words.dimensions[view.rows];
  return {
    kind: 'table',
    name,
    columns: [{ name, isAmount: false }, ...headsOf(data, view, style)],
    rows: [
      ...data.rows.map((row) => ({
        cells: [headOf(view.rows, row, style), ...cellsOf(data, view, row, style)],
      })),
      totalRow(data, view, style),
    ],
  };
};

/** A figure as a cell; null where it is not known. */
export const figureCell = (
  figures: ReportFigures | null,
  figure: ReportFigure,
  currency: string,
): ReportCell | null => {
  const value = figures?.[figure] ?? null;
  if (value === null) return null;
  switch (unitOfFigure(figure)) {
    case 'money':
      return { kind: 'money', cents: value, currency };
    case 'count':
      return { kind: 'count', count: value };
    case 'quantity':
      return { kind: 'quantity', quantity: Math.round(value * 1_000) };
    case 'share':
      return { kind: 'share', share: value };
  }
};

/** A figure of a row by columns, as an index where the view shows one; cells are null where nothing was sold. */
export const indexedCells = (
  cells: readonly (ReportFigures | null)[],
  { figures, columns, isIndexed }: ReportView,
): readonly (number | null)[] => {
  const [figure] = figures;
  const values = cells.map((cell) => (figure ? (cell?.[figure] ?? null) : null));
  return isIndexed && canBeIndexed(columns) ? indexOf(values) : values;
};

/** What has to be said of a report as an index; nothing where it is none. */
export const indexNotes = (
  range: DayRange,
  { columns, isIndexed }: Pick<ReportView, 'columns' | 'isIndexed'>,
  { words }: Pick<LabelStyle, 'words'>,
): readonly string[] =>
  isIndexed && canBeIndexed(columns)
    ? [words.indexNote, ...(isCut(columns, range) ? [words.cutTimes] : [])]
    : [];

/** More days nobody reads: then it is how many. */
const maxNamedDays = 8;

/** Which days a report leaves out, on each of its sides; nothing where it counts all. */
export const leftOutNotes = (
  { leftOut, comparisonLeftOut }: Pick<ReportData, 'leftOut' | 'comparisonLeftOut'>,
  { words, formats }: Pick<LabelStyle, 'words' | 'formats'>,
): readonly string[] => {
  const named = (days: readonly Day[]) =>
    days.length > maxNamedDays
      ? words.dayCount(formats.number(days.length))
      : days.map((day) => formats.day(day)).join(', ');
  return [
    ...(leftOut.length > 0 ? [words.leftOut(named(leftOut))] : []),
    ...(comparisonLeftOut.length > 0 ? [words.comparisonLeftOut(named(comparisonLeftOut))] : []),
  ];
};

/** How much more or less than the comparison, as a ratio; null where there was nothing. */
export const changeOf = (now: number | null, before: number | null | undefined): number | null =>
  now === null || before === null || before === undefined || before <= 0 ? null : (now - before) / before;

/** The figure that is compared and whose shares show: the first that can be added. */
export const comparedFigure = ({ figures }: Pick<ReportView, 'figures'>): ReportFigure | undefined =>
  figures.find((figure) => unitOfFigure(figure) === 'money' && !figure.startsWith('average')) ?? figures[0];

/** A change of rank in words; '' where there was none. */
export const rankText = (change: RankChange | null, { ranks }: SalesReportWords): string => {
  if (change === null) return '';
  return 'places' in change ? ranks[change.kind](change.places) : ranks[change.kind];
};

/** The first cell of a row. A day stays one, so that files can be sorted by it. */
function headOf(dimension: ReportDimension, row: ReportLineHead, style: LabelStyle): ReportCell {
  const isDay = dimension === 'day' && row.key !== '…';
  return isDay ? { kind: 'day', day: row.key } : text(labelOf(dimension, row, style));
}

function headsOf(data: ReportData, view: ReportView, style: LabelStyle): readonly ReportColumn[] {
  const { words } = style;
  const amount = (name: string): ReportColumn => ({ name, isAmount: true });
  if (view.columns) {
    const { columns } = view;
    return [...data.columns.map((column) => amount(labelOf(columns, column, style))), amount(words.total)];
  }
  return [
    ...view.figures.map((figure) => amount(words.figures[figure])),
    amount(words.share),
    ...(data.comparisonTotal ? [amount(words.before), amount(words.change)] : []),
    ...(data.comparisonTotal && isRanked(view.rows) ? [{ name: words.rank, isAmount: false }] : []),
  ];
}

function cellsOf(
  { columns, currency, total, comparisonTotal }: ReportData,
  view: ReportView,
  { figures, comparison, cells, rank, comparisonRank }: ReportLineData,
  { words }: LabelStyle,
): readonly (ReportCell | null)[] {
  const cell = (from: ReportFigures | null, figure: ReportFigure | undefined) =>
    figure ? figureCell(from, figure, currency) : null;
  const [first] = view.figures;
  if (view.columns)
    return [
      ...crossedCells(
        columns.map((_, at) => cells[at] ?? null),
        view,
        currency,
      ),
      cell(figures, first),
    ];
  const compared = comparedFigure(view);
  return [
    ...view.figures.map((figure) => cell(figures, figure)),
    compared ? share(figures[compared], total[compared]) : null,
    ...(comparisonTotal ? [cell(comparison, compared), changeCell(figures, comparison, compared)] : []),
    ...(comparisonTotal && isRanked(view.rows)
      ? [text(rankText(rankChangeOf(rank, comparisonRank), words))]
      : []),
  ];
}

function totalRow(data: ReportData, view: ReportView, { words }: LabelStyle): ReportRow {
  const { columns, currency, total, comparisonTotal } = data;
  const [first] = view.figures;
  const compared = comparedFigure(view);
  const cell = (from: ReportFigures | null, figure: ReportFigure | undefined) =>
    figure ? figureCell(from, figure, currency) : null;
  const cells = view.columns
    ? [
        ...crossedCells(
          columns.map(({ figures }) => figures),
          view,
          currency,
        ),
        cell(total, first),
      ]
    : [
        ...view.figures.map((figure) => cell(total, figure)),
        null,
        ...(comparisonTotal
          ? [cell(comparisonTotal, compared), changeCell(total, comparisonTotal, compared)]
          : []),
        ...(comparisonTotal && isRanked(view.rows) ? [null] : []),
      ];
  return { cells: [text(words.total), ...cells], isTotal: true };
}

/** The cells of one figure by columns, or of its index. */
function crossedCells(
  all: readonly (ReportFigures | null)[],
  view: ReportView,
  currency: string,
): readonly (ReportCell | null)[] {
  const [figure] = view.figures;
  if (view.isIndexed && canBeIndexed(view.columns))
    return indexedCells(all, view).map((value) => (value === null ? null : { kind: 'count', count: value }));
  return all.map((own) => (figure ? figureCell(own, figure, currency) : null));
}

function changeCell(
  now: ReportFigures,
  before: ReportFigures | null,
  figure: ReportFigure | undefined,
): ReportCell | null {
  const change = figure ? changeOf(now[figure], before?.[figure]) : null;
  return change === null ? null : { kind: 'change', change };
}

function share(part: number | null, whole: number | null): ReportCell | null {
  return part === null || whole === null || whole === 0 ? null : { kind: 'share', share: part / whole };
}

function text(value: string): ReportCell {
  return { kind: 'text', text: value };
}
