/** Apps that show buttons, by their names on the wire (BTN-10): the till, the waiter's handheld, the surface of events. */
export const buttonApps = ['Static_Pos', 'Mobile_Pos', 'Event_App'] as const;
export type ButtonApp = (typeof buttonApps)[number];

/** How many rows, columns and layers an app's buttons stand in (BTN-05). */
export interface ButtonLayout {
  readonly rows: number;
  readonly columns: number;
  readonly layers: number;
}

/** The most of each; the least is 1 (decisions BTN-06). */
export const maxLayout: ButtonLayout = { rows: 12, columns: 12, layers: 9 };

/** What an app begins with before anybody has chosen a layout. */
export const defaultLayouts: Readonly<Record<ButtonApp, ButtonLayout>> = {
  Static_Pos: { rows: 6, columns: 8, layers: 3 },
  Mobile_Pos: { rows: 6, columns: 4, layers: 3 },
  Event_App: { rows: 5, columns: 5, layers: 1 },
};

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

function isWithin(value: number, max: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= max;
}
