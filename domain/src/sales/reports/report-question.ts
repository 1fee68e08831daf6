import * as z from 'zod/mini';
import {
  isPartDimension,
  isTimeDimension,
  isWithinReceipts,
  measuresOfDimension,
  type PartDimension,
  partDimensions,
  type ReportDimension,
  reportDimensions,
} from './dimensions.ts';
import { type Measure, measures } from './measures.ts';

/** Codes of what can be wrong with a report that somebody asks for; the words are in the web. */
export const reportMessages = [
  'DIMENSION_UNKNOWN',
  'MEASURE_UNKNOWN',
  'DIMENSIONS_EQUAL',
  'DIMENSIONS_APART',
  'HOUR_UNKNOWN',
  'TOO_MANY_KEYS',
] as const;
export type ReportMessage = (typeof reportMessages)[number];

/** Parts that hold whole receipts: sums of other parts can be told by them. */
const ofReceipts: readonly ReportDimension[] = ['employee', 'register', 'hour', 'target'];

/** How many parts a report may be narrowed to. */
export const maxKeys = 100;
const maxKeyLength = 400;

const dimension = z.enum(reportDimensions, message('DIMENSION_UNKNOWN'));
const hour = z.nullish(
  z
    .int(message('HOUR_UNKNOWN'))
    .check(z.minimum(0, message('HOUR_UNKNOWN')), z.maximum(23, message('HOUR_UNKNOWN'))),
);

/**
 * What a report shows: rows, columns if any, which parts alone, hours of the branch's clock (inclusive, from 20 to 2 is a
 * night), and whether public holidays are left out (`leaveOut`). Parts of lines
 * (articles, rates …) cannot be crossed with each other, only with whole receipts (employees, registers, hours, tables), branches
 * and times.
 */
export const reportQuestionSchema = z
  .object({
    rows: dimension,
    columns: z.nullish(dimension),
    only: z.nullish(
      z.object({
        dimension: z.enum(partDimensions, message('DIMENSION_UNKNOWN')),
        keys: z
          .array(z.string().check(z.maxLength(maxKeyLength)))
          .check(z.maxLength(maxKeys, message('TOO_MANY_KEYS'))),
      }),
    ),
    fromHour: hour,
    toHour: hour,
    withoutHolidays: z.nullish(z.boolean()),
    order: z.nullish(z.enum(measures, message('MEASURE_UNKNOWN'))),
  })
  .check(
    z.refine(({ rows, columns }) => !columns || rows !== columns, {
      path: ['columns'],
      message: message('DIMENSIONS_EQUAL'),
    }),
    z.refine((question) => isAnswerable(partsOfQuestion(question)), {
      path: ['columns'],
      message: message('DIMENSIONS_APART'),
    }),
  );
export type ReportQuestion = z.infer<typeof reportQuestionSchema>;

/** Hours alone, of the summary. */
export const reportHoursSchema = z.object({ fromHour: hour, toHour: hour });

/** The parts that a question crosses: those of rows, columns and of what it is narrowed to. */
export const partsOfQuestion = ({
  rows,
  columns,
  only,
}: Pick<ReportQuestion, 'rows' | 'columns' | 'only'>): readonly PartDimension[] => {
  const all = [rows, columns, only?.dimension].filter((each) => each !== null && each !== undefined);
  return [...new Set(all)].filter(isPartDimension).filter((each) => each !== 'total');
};

/** Whether a part holds whole receipts. */
export const isOfReceipts = (dimension: ReportDimension): boolean => ofReceipts.includes(dimension);

/** The columns that a report of some rows can have. */
export const columnsFor = (rows: ReportDimension): readonly ReportDimension[] =>
  reportDimensions.filter(
    (columns) => columns !== 'total' && columns !== rows && isAnswerable(partsOfQuestion({ rows, columns })),
  );

/** The measures that every cell of a report can tell. */
export const measuresFor = ({
  rows,
  columns,
  only,
}: Pick<ReportQuestion, 'rows' | 'columns' | 'only'>): readonly Measure[] => {
  const dimensions = [rows, columns, only?.dimension].filter((each) => each !== null && each !== undefined);
  // A receipt with several articles would count several times in the sum of a column.
  const isRepeated = columns && dimensions.some((each) => isPartDimension(each) && isWithinReceipts(each));
  return measures.filter(
    (measure) =>
      !(isRepeated && measure === 'receipts') &&
      dimensions.every((each) => measuresOfDimension(each).includes(measure)),
  );
};

/** The order of rows that have one of their own: times and hours. */
export const isInOrder = (dimension: ReportDimension): boolean =>
  isTimeDimension(dimension) || dimension === 'hour';

function isAnswerable(parts: readonly PartDimension[]): boolean {
  return parts.length < 2 || (parts.length === 2 && parts.some(isOfReceipts));
}

function message(code: ReportMessage): ReportMessage {
  return code;
}
