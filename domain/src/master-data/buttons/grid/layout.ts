import { type ButtonLayout, maxLayout } from '../index.ts';

/** A cell: row and column from 0, from the top left, on a layer from 0. */
export interface Cell {
  readonly layer: number;
  readonly row: number;
  readonly column: number;
}

/** A cell and the cells right and below that a button takes with it. */
export interface Place extends Cell {
  readonly rowSpan: number;
  readonly columnSpan: number;
}

export function isLayout({ rows, columns, layers }: ButtonLayout): boolean {
  return (
    isWithin(rows, maxLayout.rows) &&
    isWithin(columns, maxLayout.columns) &&
    isWithin(layers, maxLayout.layers)
  );
}

/** True when all cells of a place are in the layout. */
export function isInside(place: Place, { rows, columns, layers }: ButtonLayout): boolean {
  return (
    isWithin(place.layer + 1, layers) &&
    isWithin(place.row + 1, rows) &&
    isWithin(place.column + 1, columns) &&
    isWithin(place.rowSpan, rows - place.row) &&
    isWithin(place.columnSpan, columns - place.column)
  );
}

export function doOverlap(one: Place, other: Place): boolean {
  return (
    one.layer === other.layer &&
    one.row < other.row + other.rowSpan &&
    other.row < one.row + one.rowSpan &&
    one.column < other.column + other.columnSpan &&
    other.column < one.column + one.columnSpan
  );
}

/** All cells of a layer, row by row. */
export function cellsOfLayer({ rows, columns }: ButtonLayout, layer: number): readonly Cell[] {
  return Array.from({ length: rows * columns }, (_, index) => ({
    layer,
    row: Math.floor(index / columns),
    column: index % columns,
  }));
}

/** What a cell is called where many are looked up. */
export function cellKey({ layer, row, column }: Cell): string {
  return `${layer}.${row}.${column}`;
}

/** The keys of all cells of a place. */
export function cellKeysOf({ layer, row, column, rowSpan, columnSpan }: Place): readonly string[] {
  return Array.from({ length: rowSpan * columnSpan }, (_, index) =>
    cellKey({ layer, row: row + Math.floor(index / columnSpan), column: column + (index % columnSpan) }),
  );
}

function isWithin(value: number, max: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= max;
}
