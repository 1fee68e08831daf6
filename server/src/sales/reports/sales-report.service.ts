import { type Day, type DayRange, defaultCutOffMinutes } from '@tresen/domain/kit/business-day';
import { firstHourOf, type SalesFilter } from '@tresen/domain/sales/dashboards';
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
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant, type Tx } from '../../kit/db/pools.ts';
import { askSales, nameBranches, type SalesQuestion, unitIdsOf, unitNamesOf } from '../dashboards/index.ts';
import { seeOneMoment } from '../receipts/index.ts';
import { choiceOf, comparisonChoice, sidesOf } from './asked-sides.ts';
import { type ClosingSums, readClosingSums } from './closing-sums.ts';
import { leftOutDays, nothingLeftOut } from './left-out-days.ts';
import { monthUntil } from './month-until.ts';
import { isOfBreakdowns, type ReadSide, type ReportOmission, readSides } from './report-sides.ts';
import type { ReportLine } from './report-table.ts';

/** Sums of a cell, row or column in the order of `measures`. */
export type ReportValues = readonly number[];

export interface ReportHead {
  readonly key: string;
  /** As the part was called last; of a branch its name; '' for times, hours and what has none. */
  readonly name: string;
}

export interface ReportRow extends ReportHead {
  readonly values: ReportValues;
  /** Null without a comparison, or where nothing was sold then. */
  readonly comparison: ReportValues | null;
  /** From 1 by the measure of the order, among all rows of the range; null where nothing was sold. */
  readonly rank: number | null;
  /** The same among those of the comparison. */
  readonly comparisonRank: number | null;
  /** In the order of the columns; null where nothing was sold. */
  readonly cells: readonly (ReportValues | null)[];
}

export interface ReportColumn extends ReportHead {
  readonly values: ReportValues;
}

/** What was asked of the sales. Money in cents of `currency`. */
export interface SalesReport {
  readonly currency: string;
  /** Of the tenant's branches; a report is in one of them (contract 15). */
  readonly currencies: readonly string[];
  readonly today: Day;
  readonly from: Day;
  readonly to: Day;
  readonly comparisonFrom: Day | null;
  readonly comparisonTo: Day | null;
  /** Days that do not count: public holidays and what stands beside them. */
  readonly leftOut: readonly Day[];
  readonly comparisonLeftOut: readonly Day[];
  /** From sums that are kept, or from the receipts of the days. */
  readonly source: 'BREAKDOWNS' | 'RECEIPTS';
  readonly omitted: ReportOmission | null;
  readonly isCounting: boolean;
  /** What every cell can tell. */
  readonly measures: readonly Measure[];
  readonly total: ReportValues;
  readonly comparisonTotal: ReportValues | null;
  readonly columns: readonly ReportColumn[];
  readonly totalCount: number;
  readonly rows: readonly ReportRow[];
}

export interface ReportPage {
  /** Rows at most. */
  readonly first: number;
  /** The least first; times and hours stay in their order. */
  readonly isAscending: boolean;
}

/** More columns nobody reads beside each other; the days of three months fit. */
const maxColumns = 100;
export const maxRows = 5_000;

/**
 * Answers one question about the sales: from the sums that are kept by day and part, with the receipts that are not in them
 * yet; from the receipts themselves where registers, employees or hours narrow it or two parts are crossed.
 * @throws {AppError} INVALID_INPUT for a branch that nothing can be compared with
 */
export const salesReport = async (
  ctx: Ctx,
  filter: SalesFilter,
  question: ReportQuestion,
  page: ReportPage,
): Promise<SalesReport> => {
  const [report] = await atOneMoment(ctx, (tx) => readReports(ctx, tx, filter, [question], page));
  if (!report) throw new Error('a question has an answer');
  return report;
};

/** Everything that the summary of some days is made of. */
export interface SalesSummary {
  readonly whole: SalesReport;
  readonly vat: SalesReport;
  readonly payments: SalesReport;
  readonly closings: ClosingSums;
}

/** The summary, all of it of one moment. @throws as `salesReport` */
export const readSummary = (
  ctx: Ctx,
  filter: SalesFilter,
  hours: Pick<ReportQuestion, 'fromHour' | 'toHour'>,
): Promise<SalesSummary> =>
  atOneMoment(ctx, async (tx) => {
    const questions = [
      { rows: 'total', order: 'takings' },
      { rows: 'vat', order: 'vatBase' },
      { rows: 'payment', order: 'takings' },
    ] as const;
    const page = { first: maxRows, isAscending: false };
    const asked = questions.map((question) => ({ ...question, ...hours }));
    const [whole, vat, payments] = await readReports(ctx, tx, filter, asked, page);
    if (!whole || !vat || !payments) throw new Error('each question has an answer');
    return { whole, vat, payments, closings: await readClosingSums(tx, filter, ctx.now()) };
  });

function atOneMoment<T>(ctx: Ctx, read: (tx: Tx) => Promise<T>): Promise<T> {
  return inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    await seeOneMoment(tx);
    return read(tx);
  });
}

/** Answers to questions of the same days, branches and hours; several of them as `readSides` takes them. */
async function readReports(
  ctx: Ctx,
  tx: Tx,
  filter: SalesFilter,
  questions: readonly ReportQuestion[],
  page: ReportPage,
): Promise<readonly SalesReport[]> {
  const isByUnit = questions.some(({ rows, columns }) => [rows, columns].includes('unit'));
  const asked = await askSales(tx, filter, undefined, ctx.now(), isByUnit, monthUntil);
  const choice = choiceOf(asked, questions[0]);
  const [side, other] = sidesOf(asked, filter, isByUnit);
  const away = questions.some(({ withoutHolidays }) => withoutHolidays)
    ? await leftOutDays(tx, tenantOf(ctx), comparedUnits(asked, filter), side.range, other?.range ?? null)
    : nothingLeftOut;
  const ranges = await readSides(tx, questions, { ...side, leftOut: away.range }, choice);
  const before = other && { ...other, leftOut: away.comparison };
  const befores = before && (await readSides(tx, questions, before, comparisonChoice(asked, choice)));
  const isOfTables = questions.some(({ rows, columns }) => [rows, columns].includes('target'));
  const isNamed = isByUnit || (isOfTables && unitIdsOf(asked.chosen).length > 1);
  const names = isNamed ? unitNamesOf(await nameBranches(tx, asked.chosen)) : new Map<string, string>();
  return questions.flatMap((question, index) => {
    const [range, earlier] = [ranges[index], befores?.[index]];
    if (!range) return [];
    return [
      {
        currency: asked.chosen.currency,
        currencies: asked.chosen.currencies,
        today: asked.today,
        ...asked.range,
        comparisonFrom: other?.range.from ?? null,
        comparisonTo: other?.range.to ?? null,
        leftOut: away.range,
        comparisonLeftOut: away.comparison,
        source: isOfBreakdowns(question, choice) ? ('BREAKDOWNS' as const) : ('RECEIPTS' as const),
        omitted: range.omitted ?? earlier?.omitted ?? null,
        isCounting: range.isCounting || earlier?.isCounting === true,
        measures: measuresFor(question),
        ...tableOf(question, { asked, range, before: earlier, names }, page),
      },
    ];
  });
}

/** The branches whose holidays count: the chosen ones, and the one that they are compared with. */
function comparedUnits({ chosen }: SalesQuestion, { comparison, comparisonUnitId }: SalesFilter) {
  const all = unitIdsOf(chosen);
  return comparison === 'UNIT' && comparisonUnitId ? [...all, comparisonUnitId] : all;
}

interface Read {
  readonly asked: SalesQuestion;
  readonly range: ReadSide;
  readonly before: ReadSide | undefined;
  /** Of the branches, where rows or columns are of them, or of tables of several ones. */
  readonly names: ReadonlyMap<string, string>;
}

function tableOf(question: ReportQuestion, read: Read, { first, isAscending }: ReportPage) {
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
