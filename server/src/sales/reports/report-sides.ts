import { type DayRange, splitRange } from '@tresen/domain/kit/business-day';
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
import { type BreakdownSpan, readBreakdowns, unpackParts } from '../receipts/index.ts';
import { type ReceiptChoice, readReceipts } from './report-receipts.ts';
import { createReportTable, type ReportTable } from './report-table.ts';

/** Days of units: what a report is of, or what it is compared with. */
export interface ReportSide {
  readonly range: DayRange;
  /** Those whose sums are kept: branches, or the whole tenant. */
  readonly units: readonly string[];
  /** The branches that receipts are of; null for all of the currency. */
  readonly branches: readonly string[] | null;
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
const mostBytes = 8 * 1_048_576;

/** Whether sums that are kept by day and part answer a question, or only receipts do. */
export const isOfBreakdowns = (question: ReportQuestion, choice: ReceiptChoice): boolean =>
  partsOfQuestion(question).length < 2 && !isNarrowed(choice);

/** Sums of one side of a report. */
export const readSide = async (
  tx: Tx,
  question: ReportQuestion,
  side: ReportSide,
  choice: ReceiptChoice,
): Promise<ReadSide> => {
  const table = createReportTable(question);
  const whole = createReportTable({ rows: 'total' });
  const isKept = isOfBreakdowns(question, choice);
  const parts = partsOfQuestion(question);
  const grouped = parts.length === 2 ? parts.find(isOfReceipts) : undefined;
  const dimension = parts.find((each) => each !== grouped) ?? 'total';
  if (isKept) {
    const isTooMuch = await addKept(tx, question, side, dimension, table);
    if (isTooMuch) return { table, total: [], omitted: 'TOO_MUCH', isCounting: false };
    if (isWithinReceipts(dimension)) await addKept(tx, { rows: 'total' }, side, 'total', whole);
  }
  const which = isKept ? ('waiting' as const) : ('all' as const);
  const read = await readReceipts(
    tx,
    { ...side, ...choice, which },
    { dimension, grouped },
    table.add,
    whole.add,
  );
  const total = totalOf(table, isWithinReceipts(dimension) && !question.only ? whole : table);
  if (isKept) return { table, total, omitted: null, isCounting: read === 'TOO_MANY' };
  return { table, total, omitted: read === 'TOO_MANY' ? 'TOO_MANY_RECEIPTS' : null, isCounting: false };
};

/** Receipts that hold several parts count once in the whole. */
function totalOf(table: ReportTable, whole: ReportTable): readonly number[] {
  const place = placeOfMeasure.receipts;
  return table.total().values.with(place, whole.total().values[place] ?? 0);
}

function isNarrowed({ deviceIds, employees, fromHour, toHour }: ReceiptChoice): boolean {
  return Boolean(deviceIds ?? employees) || (fromHour ?? 0) !== 0 || (toHour ?? 23) !== 23;
}

/** @returns whether there is too much of it: then nothing was added */
async function addKept(
  tx: Tx,
  question: ReportQuestion,
  { range, units }: ReportSide,
  dimension: PartDimension,
  table: ReportTable,
): Promise<boolean> {
  const { rows, isTooMuch } = await readBreakdowns(tx, dimension, units, spansOf(question, range), mostBytes);
  for (const { unitId, period, sign, text } of rows)
    unpackParts(text, period, (part) => table.add(part, { unitId, period, dimension, sign }));
  return isTooMuch;
}

/** Whole months with their edges where the report does not tell days apart, else all days. */
function spansOf({ rows, columns }: ReportQuestion, range: DayRange): readonly BreakdownSpan[] {
  const isOfDays = [rows, columns].some((each) => each && isTimeDimension(each) && !isOfMonths(each));
  if (isOfDays) return [{ grain: 'day', ...range, sign: 1 }];
  const { months, edges } = splitRange(range);
  return [
    ...(months ? [{ grain: 'month' as const, ...months, sign: 1 as const }] : []),
    ...edges.map(({ days, sign }) => ({ grain: 'day' as const, ...days, sign })),
  ];
}
