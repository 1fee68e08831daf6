import { type DayRange, defaultCutOffMinutes } from '@tresen/domain/kit/business-day';
import { firstHourOf } from '@tresen/domain/sales/dashboards';
import {
  type BreakdownPart,
  emptyPart,
  isInOrder,
  isTimeDimension,
  type Measure,
  measuresFor,
  placeOfMeasure,
  type ReportDimension,
  type ReportQuestion,
  targetOfKey,
  timeKeysOf,
} from '@tresen/domain/sales/reports';
import type { SalesQuestion } from '../dashboards/index.ts';
import type { ReportColumn, ReportRow, ReportValues } from './report-answer.ts';
import type { ReadSide } from './report-sides.ts';
import type { ReportLine } from './report-table.ts';

export interface ReportPage {
  /** Rows at most. */
  readonly first: number;
  /** The least first; times and hours stay in their order. */
  readonly isAscending: boolean;
}

/** More columns nobody reads beside each other; the days of three months fit. */
const maxColumns = 100;
export const maxRows = 5_000;

/** What was read for a question. */
export interface Read {
  readonly asked: SalesQuestion;
  readonly range: ReadSide;
  readonly before: ReadSide | undefined;
  /** Of the branches, where rows or columns are of them, or of tables of several ones. */
  readonly names: ReadonlyMap<string, string>;
}

/** The rows and columns of an answer, in their order, each with its place and what it is compared with. */
export function tableOf(question: ReportQuestion, read: Read, { first, isAscending }: ReportPage) {
  const { range, before } = read;
  const isShown = !range.omitted && !before?.omitted;
  const columns = isShown && question.columns ? columnsOf(question.columns, read) : [];
  const ordered = isShown ? rowsOf(question, read, columns) : [];
  const rows = isAscending && !isInOrder(question.rows) ? ordered.toReversed() : ordered;
  return {
    total: range.total,
    comparisonTotal: before ? before.total : null,
    columns,
    totalCount: rows.length,
    rows: rows.slice(0, Math.min(Math.max(first, 1), maxRows)),
  };
}

function rowsOf(
  question: ReportQuestion,
  { asked, range, before, names }: Read,
  columns: readonly ReportColumn[],
): readonly ReportRow[] {
  const order = question.order ?? usualOrder(question);
  const lines = new Map(range.table.lines().map((line) => [line.sum.key, line]));
  const earlier = new Map(before?.table.lines().map(({ sum }) => [sum.key, sum]));
  const ranks = ranksOf(
    [...lines.values()].map(({ sum }) => sum),
    order,
  );
  const earlierRanks = ranksOf([...earlier.values()], order);
  const comparedWith = keysOfComparison(question.rows, asked.range, before && asked.sides[1]?.range);
  // What sold only in the other span stands there, too: the column of the comparison adds up.
  const gone = [...earlier.values()]
    .filter(({ key }) => !lines.has(key))
    .map(({ key, name, namedOn }) => emptyPart(key, name, namedOn));
  const sums = [...[...lines.values()].map(({ sum }) => sum), ...gone];
  const named = new Map(sums.map((sum) => [sum.key, sum.name]));
  return keysInOrder(question.rows, sums, order, asked).map((key) => {
    const line = lines.get(key);
    const other = comparedWith(key);
    return {
      key,
      name: nameOf(question.rows, key, named.get(key), names),
      values: line?.sum.values ?? [],
      comparison: earlier.get(other)?.values ?? null,
      rank: ranks.get(key) ?? null,
      comparisonRank: earlierRanks.get(other) ?? null,
      cells: columns.map((column) => cellOf(line, column)),
    };
  });
}

/** A branch by its name, a table of several branches with that of its own. */
function nameOf(
  dimension: ReportDimension,
  key: string,
  name: string | undefined,
  names: ReadonlyMap<string, string>,
): string {
  if (dimension === 'unit') return names.get(key) ?? '';
  const branch = dimension === 'target' ? names.get(targetOfKey(key)?.unitId ?? '') : undefined;
  return [name, branch].filter(Boolean).join(' · ');
}

function cellOf(line: ReportLine | undefined, { key }: ReportColumn): ReportValues | null {
  return line?.cells.get(key)?.values ?? null;
}

function columnsOf(dimension: ReportDimension, { asked, range, names }: Read): readonly ReportColumn[] {
  const sums = new Map(range.table.columns().map((sum) => [sum.key, sum]));
  return keysInOrder(dimension, [...sums.values()], 'turnover', asked)
    .slice(0, maxColumns)
    .map((key) => ({
      key,
      name: nameOf(dimension, key, sums.get(key)?.name, names),
      values: sums.get(key)?.values ?? [],
    }));
}

/** Times in their order, those without sales too, hours from the begin of the business day; all else the most first. */
function keysInOrder(
  dimension: ReportDimension,
  sums: readonly BreakdownPart[],
  order: Measure,
  { range, chosen }: SalesQuestion,
): readonly string[] {
  if (isTimeDimension(dimension)) return timeKeysOf(dimension, range);
  const place = placeOfMeasure[order];
  const cutOffs = chosen.groups.map(({ cutOffMinutes }) => cutOffMinutes);
  const first = firstHourOf(cutOffs.length > 0 ? Math.min(...cutOffs) : defaultCutOffMinutes);
  const placeOfHour = ({ key }: BreakdownPart) => (Number(key) - first + 24) % 24;
  const sorted = isInOrder(dimension)
    ? sums.toSorted((one, other) => placeOfHour(one) - placeOfHour(other))
    : sums.toSorted(
        (one, other) => (other.values[place] ?? 0) - (one.values[place] ?? 0) || compare(one.key, other.key),
      );
  return sorted.map(({ key }) => key);
}

function ranksOf(sums: readonly BreakdownPart[], order: Measure): ReadonlyMap<string, number> {
  const place = placeOfMeasure[order];
  const sorted = sums.toSorted(
    (one, other) => (other.values[place] ?? 0) - (one.values[place] ?? 0) || compare(one.key, other.key),
  );
  return new Map(sorted.map(({ key }, index) => [key, index + 1]));
}

/** The nth day, week or month of a range stands beside the nth of the other; a weekday, an hour, a part beside itself. */
function keysOfComparison(
  dimension: ReportDimension,
  range: DayRange,
  before: DayRange | undefined,
): (key: string) => string {
  if (!before || !isTimeDimension(dimension) || dimension === 'weekday') return (key) => key;
  const other = timeKeysOf(dimension, before);
  const keys = new Map(timeKeysOf(dimension, range).map((key, index) => [key, other[index] ?? '']));
  return (key) => keys.get(key) ?? '';
}

/** What every question can be ordered by: what was sold, or what was paid where that is not told. */
function usualOrder(question: ReportQuestion): Measure {
  return measuresFor(question).includes('turnover') ? 'turnover' : 'takings';
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
