import type { ButtonLayout } from '@tresen/domain/master-data/buttons';
import {
  type ButtonGrid,
  type ButtonMapping,
  type Cell,
  cellKey,
  cellKeysOf,
} from '@tresen/domain/master-data/buttons/grid';

/** Undefined for what names no cell. */
export const cellOfKey = (key: string | undefined): Cell | undefined => {
  const parts = key?.split('.').map(Number);
  const [layer, row, column] = parts ?? [];
  return layer === undefined || row === undefined || column === undefined
    ? undefined
    : { layer, row, column };
};

/** The button that takes a cell. */
export const mappingAt = (
  { mappings }: Pick<ButtonGrid, 'mappings'>,
  cell: Cell,
): ButtonMapping | undefined =>
  mappings.find(
    ({ layer, row, column, rowSpan, columnSpan }) =>
      layer === cell.layer && isWithin(cell.row, row, rowSpan) && isWithin(cell.column, column, columnSpan),
  );

/** Buttons by the keys of all cells that they take. */
export const takenCells = (mappings: readonly ButtonMapping[]): ReadonlyMap<string, ButtonMapping> =>
  new Map(mappings.flatMap((mapping) => cellKeysOf(mapping).map((key) => [key, mapping] as const)));

/** Where the cursor stands in a layout that became smaller. */
export const cellWithin = (cell: Cell, { rows, columns, layers }: ButtonLayout): Cell => ({
  layer: Math.min(cell.layer, layers - 1),
  row: Math.min(cell.row, rows - 1),
  column: Math.min(cell.column, columns - 1),
});

export interface Way {
  readonly row: -1 | 0 | 1;
  readonly column: -1 | 0 | 1;
}

/** The next cell in a direction, past all cells of the button that the cursor is on; the same at the edge. */
export const nextCell = (grid: ButtonGrid, from: Cell, way: Way): Cell => {
  const there = mappingAt(grid, from);
  const edge = (at: number, step: number, begin: number, size: number) =>
    step > 0 ? begin + size : step < 0 ? begin - 1 : at;
  const row = edge(from.row, way.row, there?.row ?? from.row, there?.rowSpan ?? 1);
  const column = edge(from.column, way.column, there?.column ?? from.column, there?.columnSpan ?? 1);
  const isInside = row >= 0 && row < grid.layout.rows && column >= 0 && column < grid.layout.columns;
  return isInside ? { ...from, row, column } : from;
};

/** The next empty cell behind one, in reading order and from the beginning again; undefined in a full grid's layer. */
export const nextEmpty = (grid: ButtonGrid, from: Cell): Cell | undefined => {
  const { rows, columns } = grid.layout;
  const taken = takenCells(grid.mappings);
  const first = from.row * columns + from.column;
  return Array.from({ length: rows * columns }, (_, index) => {
    const at = (first + index + 1) % (rows * columns);
    return { layer: from.layer, row: Math.floor(at / columns), column: at % columns };
  }).find((cell) => !taken.has(cellKey(cell)));
};

/** Buttons that touch the rectangle between two cells of a layer. */
export const mappingsBetween = (
  { mappings }: ButtonGrid,
  one: Cell,
  other: Cell,
): readonly ButtonMapping[] => {
  const [top, bottom] = [Math.min(one.row, other.row), Math.max(one.row, other.row)];
  const [left, right] = [Math.min(one.column, other.column), Math.max(one.column, other.column)];
  return mappings.filter(
    ({ layer, row, column, rowSpan, columnSpan }) =>
      layer === one.layer &&
      row <= bottom &&
      row + rowSpan > top &&
      column <= right &&
      column + columnSpan > left,
  );
};

function isWithin(at: number, begin: number, size: number): boolean {
  return at >= begin && at < begin + size;
}
