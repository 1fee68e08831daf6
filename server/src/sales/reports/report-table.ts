import type { Day } from '@tresen/domain/kit/business-day';
import {
  addPart,
  type BreakdownPart,
  emptyPart,
  isPartDimension,
  isTimeDimension,
  type KeptDimension,
  type PartDimension,
  type ReportDimension,
  type ReportQuestion,
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
      if (only && keys && !keys.has(keyAt(only.dimension, part, place).key)) return;
      addPart(total, part, place.sign);
      const line = lineOf(lines, keyAt(rows, part, place));
      addPart(line.sum, { ...part, ...nameAt(rows, part, place) }, place.sign);
      if (!columns) return;
      const column = keyAt(columns, part, place);
      const named = { ...part, ...nameAt(columns, part, place) };
      addPart(partAt(columnSums, column), named, place.sign);
      addPart(partAt(line.cells, column), named, place.sign);
    },
    total: (): BreakdownPart => total,
    /** Without lines that sold nothing. */
    lines: (): readonly ReportLine[] => [...lines.values()].filter(({ sum }) => isSomething(sum)),
    columns: (): readonly BreakdownPart[] => [...columnSums.values()].filter(isSomething),
  };
};
export type ReportTable = ReturnType<typeof createReportTable>;

type Named = Pick<BreakdownPart, 'key' | 'name' | 'namedOn'>;

function keyAt(dimension: ReportDimension, part: BreakdownPart, place: PartPlace): Named {
  return { key: keyOf(dimension, part, place), ...nameAt(dimension, part, place) };
}

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

/** Branches and times have no names here. */
function nameAt(
  dimension: ReportDimension,
  { name, namedOn }: BreakdownPart,
  { other, dimension: own, period }: PartPlace,
): Pick<Named, 'name' | 'namedOn'> {
  if (!isPartDimension(dimension)) return { name: '', namedOn: '' };
  if (dimension === other?.dimension) return { name: other.name, namedOn: period };
  return dimension === own ? { name, namedOn } : { name: '', namedOn: '' };
}

function lineOf(lines: Map<string, Line>, named: Named): Line {
  const known = lines.get(named.key);
  if (known) return known;
  const made = { sum: emptyPart(named.key, named.name, named.namedOn), cells: new Map() };
  lines.set(named.key, made);
  return made;
}

function partAt(parts: Map<string, BreakdownPart>, { key, name, namedOn }: Named): BreakdownPart {
  const known = parts.get(key);
  if (known) return known;
  const made = emptyPart(key, name, namedOn);
  parts.set(key, made);
  return made;
}

function isSomething({ values }: BreakdownPart): boolean {
  return values.some((value) => value !== 0);
}
