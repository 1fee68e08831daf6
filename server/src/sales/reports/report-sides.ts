import { type Day, type DayRange, splitRange } from '@tresen/domain/kit/business-day';
import {
  isOfMonths,
  isOfReceipts,
  isTimeDimension,
  isWithinReceipts,
  type PartDimension,
  partsOfQuestion,
  placeOfMeasure,
  type ReportQuestion,
} from '@tresen/domain/sales/reports';
import type { Tx } from '../../kit/db/pools.ts';
import { type BreakdownSpan, readBreakdowns, unpackPeriods } from '../receipts/index.ts';
import type { ReceiptChoice } from './report-receipts.store.ts';
import { type PartTaker, readReceipts } from './report-receipts.ts';
import { createReportTable, type ReportTable } from './report-table.ts';

/** Days of units: what a report is of, or what it is compared with. */
export interface ReportSide {
  readonly range: DayRange;
  /** Those whose sums are kept: branches, or the whole tenant. */
  readonly units: readonly string[];
  /** The branches that receipts are of; null for all of the currency. */
  readonly branches: readonly string[] | null;
  /** Days of the range that do not count. */
  readonly leftOut?: readonly Day[];
}

/** Why there are no figures. */
export type ReportOmission = 'TOO_MUCH' | 'TOO_MANY_RECEIPTS';

export interface ReadSide {
  readonly table: ReportTable;
  /** The sums of all parts; the number of receipts as it is, whatever they hold. */
  readonly total: readonly number[];
  readonly omitted: ReportOmission | null;
  /** Receipts are being counted that are not in the figures yet. */
  readonly isCounting: boolean;
}

/** Read, sent and unpacked in some hundredths of a second. */
const maxBytes = 8 * 1_048_576;

/** Whether sums that are kept by day and part answer a question, or only receipts do. */
export const isOfBreakdowns = (question: ReportQuestion, choice: ReceiptChoice): boolean =>
  partsOfQuestion(question).length < 2 && !isNarrowed(choice);

/**
 * Sums of one side, for each of some questions: their sums and receipts are read once. Several questions cross no parts and
 * tell no days apart.
 */
export const readSides = async (
  tx: Tx,
  questions: readonly ReportQuestion[],
  side: ReportSide,
  choice: ReceiptChoice,
): Promise<readonly ReadSide[]> => {
  const tables = questions.map(tableOf);
  const read = await readParts(tx, tables.flatMap(takersOf), side, choice, {
    isKept: questions.every((question) => isOfBreakdowns(question, choice)),
    spans: spansOf(questions, side.range),
    grouped: tables.find(({ grouped }) => grouped)?.grouped,
  });
  return tables.map(({ table, whole }) => ({
    ...read,
    table,
    total: read.omitted === 'TOO_MUCH' ? [] : wholeSums(table, whole),
  }));
};

/** From where parts are read. */
interface PartSource {
  /** From sums that are kept, else from receipts. */
  readonly isKept: boolean;
  readonly spans: readonly BreakdownSpan[];
  /** A part by which those of receipts are told apart. */
  readonly grouped?: PartDimension | undefined;
}

/** Hands out the parts of one side: of sums that are kept with the receipts that wait to be in them, or of its receipts. */
async function readParts(
  tx: Tx,
  takers: readonly PartTaker[],
  side: ReportSide,
  choice: ReceiptChoice,
  { isKept, spans, grouped }: PartSource,
): Promise<Pick<ReadSide, 'omitted' | 'isCounting'>> {
  if (isKept && (await addKept(tx, takers, side, spans))) return { omitted: 'TOO_MUCH', isCounting: false };
  const which = isKept ? ('waiting' as const) : ('all' as const);
  const read = await readReceipts(tx, { ...side, ...choice, which }, grouped, takers);
  const isTooMany = read === 'TOO_MANY';
  return { omitted: isTooMany && !isKept ? 'TOO_MANY_RECEIPTS' : null, isCounting: isTooMany && isKept };
}

/** What a question sums, by another part that holds whole receipts where two are crossed. */
interface SideTable {
  readonly dimension: PartDimension;
  readonly grouped: PartDimension | undefined;
  readonly table: ReportTable;
  /** Gets the sums of whole receipts. */
  readonly whole: ReportTable | null;
}

function takersOf({ dimension, table, whole }: SideTable): readonly PartTaker[] {
  return [{ dimension, add: table.add }, ...(whole ? [{ dimension: 'total' as const, add: whole.add }] : [])];
}

/** A table of a question, what is read for it, and the sums of whole receipts where its parts may share one. */
function tableOf(question: ReportQuestion): SideTable {
  const parts = partsOfQuestion(question);
  const grouped = parts.length === 2 ? parts.find(isOfReceipts) : undefined;
  const dimension = parts.find((each) => each !== grouped) ?? 'total';
  const isShared = isWithinReceipts(dimension) && !question.only;
  return {
    dimension,
    grouped,
    table: createReportTable(question),
    whole: isShared ? createReportTable({ rows: 'total' }) : null,
  };
}

/** Receipts that hold several parts count once in the whole. */
function wholeSums(table: ReportTable, whole: ReportTable | null): readonly number[] {
  const place = placeOfMeasure.receipts;
  const { values } = table.total();
  return whole ? values.with(place, whole.total().values[place] ?? 0) : values;
}

function isNarrowed({ deviceIds, employees, fromHour, toHour }: ReceiptChoice): boolean {
  return Boolean(deviceIds ?? employees) || (fromHour ?? 0) !== 0 || (toHour ?? 23) !== 23;
}

/** Hands out parts of sums that are kept. @returns whether there is too much of it: then nothing was added */
export async function addKept(
  tx: Tx,
  takers: readonly PartTaker[],
  { units, leftOut = [] }: ReportSide,
  spans: readonly BreakdownSpan[],
): Promise<boolean> {
  const dimensions = [...new Set(takers.map(({ dimension }) => dimension))];
  const { rows, isTooMuch } = await readBreakdowns(
    tx,
    dimensions,
    units,
    [...spans, ...daysAway(leftOut)],
    maxBytes,
  );
  for (const { texts, periods, ...row } of rows)
    dimensions.forEach((dimension, index) => {
      const own = takers.filter((taker) => taker.dimension === dimension);
      unpackPeriods(texts[index] ?? '[]', periods, (part, period) => {
        const place = { ...row, period, dimension };
        for (const { add } of own) add(part, place);
      });
    });
  return isTooMuch;
}

/** Days whose sums are taken away again. */
function daysAway(days: readonly Day[]): readonly BreakdownSpan[] {
  const [from, to] = [days[0], days.at(-1)];
  return from && to ? [{ grain: 'day', from, to, days, sign: -1 }] : [];
}

/** Whole months with their edges where the report does not tell days apart, else all days. */
function spansOf(questions: readonly ReportQuestion[], range: DayRange): readonly BreakdownSpan[] {
  const dimensions = questions.flatMap(({ rows, columns }) => [rows, columns]);
  const isOfDays = dimensions.some((each) => each && isTimeDimension(each) && !isOfMonths(each));
  if (isOfDays) return [{ grain: 'day', ...range, sign: 1 }];
  return monthSpans(range);
}

/** Whole months with the days at their edges. */
export function monthSpans(range: DayRange): readonly BreakdownSpan[] {
  const { months, edges } = splitRange(range);
  return [
    ...(months ? [{ grain: 'month' as const, ...months, sign: 1 as const }] : []),
    ...edges.map(({ days, sign }) => ({ grain: 'day' as const, ...days, sign })),
  ];
}
