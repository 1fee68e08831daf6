import {
  changeOf,
  comparedFigure,
  indexOf,
  isRanked,
  labelOf,
  type ReportData,
  type ReportFigure,
  type ReportFigures,
  type ReportLineData,
  type ReportView,
  rankChangeOf,
  rankText,
  type salesReportWords,
  unitOfFigure,
} from '@tresen/domain/sales/reports';
import { expect } from 'vitest';
import { readWhole } from '../../../kit/sheets/testing.ts';
import { labelStyleOf } from '../report-paper.ts';

// What an answer of the API means as a table, told without the code that writes files.

export type Language = 'de' | 'en';
/** A name, or a number as it would be calculated with; null is an empty cell. */
export type Cell = string | number | null;

/** What a file may hold of a figure: euros, percent, pieces. */
export const numberOf = (figure: ReportFigure, value: number | null | undefined): number | null => {
  if (value === null || value === undefined) return null;
  const unit = unitOfFigure(figure);
  if (unit === 'money') return value / 100 + 0;
  return unit === 'share' ? percent(value) : value;
};
export const percent = (ratio: number | null): number | null =>
  ratio === null ? null : Math.round(ratio * 10_000) / 100 + 0;

/** The table that the API's answer means, row by row, the sum at its end. */
export const meant = (
  data: ReportData,
  view: ReportView,
  language: Language,
): readonly (readonly Cell[])[] => {
  const style = labelStyleOf(language);
  const { words } = style;
  const line = (name: string, cells: readonly Cell[]) => [name, ...cells];
  const last = { figures: data.total, comparison: data.comparisonTotal };
  const cellsOf = view.columns ? crossed : beside;
  const whole = cellsOf(data, view, { ...last, cells: data.columns.map(({ figures }) => figures) }, null);
  return [
    ...data.rows.map((row) =>
      line(view.rows === 'day' ? row.key : labelOf(view.rows, row, style), cellsOf(data, view, row, words)),
    ),
    line(words.total, whole),
  ];
};

type Line = Pick<ReportLineData, 'figures' | 'comparison' | 'cells'> & Partial<ReportLineData>;

const crossed = (_data: ReportData, view: ReportView, { cells, figures }: Line): readonly Cell[] => {
  const [figure = 'turnover'] = view.figures;
  const values = cells.map((cell) => cell?.[figure] ?? null);
  const shown = view.isIndexed ? indexOf(values) : values.map((value) => numberOf(figure, value));
  return [...shown, numberOf(figure, figures[figure])];
};

/** @param words null for the sum, which has neither share nor rank */
const beside = (
  { total, comparisonTotal }: ReportData,
  view: ReportView,
  { figures, comparison, rank = null, comparisonRank = null }: Line,
  words: (typeof salesReportWords)[Language] | null,
): readonly Cell[] => {
  const compared = comparedFigure(view) ?? 'turnover';
  const part = (of: ReportFigures) => of[compared] ?? null;
  const [own, sum] = [part(figures), part(total)];
  const share = words === null || own === null || !sum ? null : percent(own / sum);
  return [
    ...view.figures.map((figure) => numberOf(figure, figures[figure])),
    share,
    ...(comparisonTotal
      ? [numberOf(compared, comparison?.[compared]), percent(changeOf(own, comparison?.[compared]))]
      : []),
    ...(comparisonTotal && isRanked(view.rows)
      ? [(words && rankText(rankChangeOf(rank, comparisonRank), words)) || null]
      : []),
  ];
};

/** A table as a file holds it, its names as they are and its numbers as numbers; without what is said beside them. */
export const readTable = async (
  file: Buffer,
  kind: 'csv' | 'xlsx',
  language: Language,
  width: number,
  areNames: (column: number) => boolean,
): Promise<readonly (readonly Cell[])[]> => {
  const { rows } = await readWhole(file, {
    headerRow: null,
    ...(kind === 'csv' && { separator: language === 'de' ? ';' : ',' }),
  });
  return rows.slice(1).map(({ cells }) =>
    Array.from({ length: width }, (_, at) => {
      const cell = cells[at] ?? '';
      if (at > 0 && cell === '') return null;
      if (areNames(at)) return cell;
      // A spreadsheet has percent as such, text has its number.
      const plain =
        kind === 'xlsx' ? cell.replace(/%$/, '') : language === 'de' ? cell.replace(',', '.') : cell;
      expect(plain).toMatch(/^-?\d+(\.\d+)?$/);
      return Number(plain);
    }),
  );
};
