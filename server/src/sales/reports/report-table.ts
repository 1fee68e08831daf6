import type { Day } from '@tresen/domain/kit/business-day';
import {
  addSums,
  type BreakdownPart,
  emptyPart,
  isPartDimension,
  isTimeDimension,
  type KeptDimension,
  type PartDimension,
  type ReportDimension,
  type ReportQuestion,
  renamePart,
  timeKeyOf,
} from '@tresen/domain/sales/reports';

/** Where a part of a breakdown was sold. */
export interface PartPlace {
  readonly unitId: string;
  /** A day, or the first day of a month where months are enough. */
  readonly period: Day;
  /** Whether the sums are of a day or a month. */
  readonly grain: 'day' | 'month';
  /** The dimension that the part belongs to. */
  readonly dimension: KeptDimension;
  /** Another part that holds the same receipts, where the question crosses two. */
  readonly other?: { readonly dimension: PartDimension; readonly key: string; readonly name: string };
  readonly sign: 1 | -1;
}

/** A row or column with its sums, and those of its cells by the key of the column. */
export interface ReportLine {
  readonly sum: BreakdownPart;
  readonly cells: ReadonlyMap<string, BreakdownPart>;
}

interface Line {
  readonly sum: BreakdownPart;
  readonly cells: Map<string, BreakdownPart>;
}

/** Sums of a report: whole, by row, by column, by both. */
export const createReportTable = ({ rows, columns, only }: ReportQuestion) => {
  const total = emptyPart('', '', '');
  const lines = new Map<string, Line>();
  const columnSums = new Map<string, BreakdownPart>();
  const keys = only && new Set(only.keys);
  return {
    add: (part: BreakdownPart, place: PartPlace): void => {
      if (only && keys && !keys.has(keyOf(only.dimension, part, place))) return;
      addSums(total, part, place.sign);
      const name = nameAt(rows, part, place);
      const line = lineAt(lines, keyOf(rows, part, place));
      addNamed(line.sum, name, part, place.sign);
      if (!columns) return;
      const key = keyOf(columns, part, place);
      const columnName = nameAt(columns, part, place);
      addNamed(partAt(columnSums, key), columnName, part, place.sign);
      addNamed(partAt(line.cells, key), columnName, part, place.sign);
    },
    total: (): BreakdownPart => total,
    /** Without lines that sold nothing. */
    lines: (): readonly ReportLine[] => [...lines.values()].filter(({ sum }) => isSomething(sum)),
    columns: (): readonly BreakdownPart[] => [...columnSums.values()].filter(isSomething),
  };
};
export type ReportTable = ReturnType<typeof createReportTable>;

type Named = Pick<BreakdownPart, 'name' | 'namedOn'>;

function keyOf(
  dimension: ReportDimension,
  part: BreakdownPart,
  { unitId, period, ...place }: PartPlace,
): string {
  if (dimension === 'unit') return unitId;
  if (isTimeDimension(dimension)) return timeKeyOf(dimension, period);
  if (dimension === place.other?.dimension) return place.other.key;
  return dimension === place.dimension ? part.key : '';
}

/** Undefined for branches and times, which have no names here. */
function nameAt(
  dimension: ReportDimension,
  { name, namedOn }: BreakdownPart,
  { other, dimension: own, period }: PartPlace,
): Named | undefined {
  if (!isPartDimension(dimension)) return undefined;
  if (dimension === other?.dimension) return { name: other.name, namedOn: period };
  return dimension === own ? { name, namedOn } : undefined;
}

function addNamed(to: BreakdownPart, named: Named | undefined, part: BreakdownPart, sign: 1 | -1): void {
  if (named) renamePart(to, named.name, named.namedOn);
  addSums(to, part, sign);
}

function lineAt(lines: Map<string, Line>, key: string): Line {
  const known = lines.get(key);
  if (known) return known;
  const made = { sum: emptyPart(key, '', ''), cells: new Map() };
  lines.set(key, made);
  return made;
}

function partAt(parts: Map<string, BreakdownPart>, key: string): BreakdownPart {
  const known = parts.get(key);
  if (known) return known;
  const made = emptyPart(key, '', '');
  parts.set(key, made);
  return made;
}

function isSomething({ values }: BreakdownPart): boolean {
  return values.some((value) => value !== 0);
}
