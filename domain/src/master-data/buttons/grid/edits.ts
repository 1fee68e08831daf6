import type { ButtonLayout } from '../index.ts';
import { buttonFunctionOf } from './functions.ts';
import { type Cell, doOverlap, isInside, isLayout, type Place } from './layout.ts';
import {
  type ButtonGrid,
  type ButtonMapping,
  type ButtonTarget,
  inReadingOrder,
  mappingsIn,
} from './mapping.ts';

/** Why an edit cannot be done; the grid is as before. */
export type EditRefusal =
  | { readonly code: 'OUTSIDE_LAYOUT' | 'LAYOUT_OUT_OF_RANGE' | 'NOTHING_THERE' }
  /** It would cover or lose these (BTN-11). */
  | { readonly code: 'WOULD_LOSE'; readonly mappings: readonly ButtonMapping[] };

/** The grid after an edit, or why there is none. */
export type Edited = { readonly grid: ButtonGrid } | { readonly refusal: EditRefusal };

/** Puts a new button where nothing stands, over as many cells as it is to take; a button there gives way when asked to. */
export function place(
  grid: ButtonGrid,
  where: Place,
  target: ButtonTarget,
  { isReplacing = false }: { readonly isReplacing?: boolean } = {},
): Edited {
  if (!isInside(where, grid.layout)) return refuse('OUTSIDE_LAYOUT');
  const there = mappingsIn(grid, where);
  if (there.length > 0 && !isReplacing) return { refusal: { code: 'WOULD_LOSE', mappings: there } };
  return changed(grid, there, [{ ...placeOf(where), target, label: null, colour: null, pictureId: null }]);
}

/** Takes buttons away. */
export function remove(grid: ButtonGrid, mappings: readonly ButtonMapping[]): Edited {
  return areThere(grid, mappings) ? changed(grid, mappings, []) : refuse('NOTHING_THERE');
}

/**
 * Moves buttons together, so that the first of them begins at a cell; they keep their places to each other. A single
 * button that is dropped on another of its size swaps places with it; otherwise what stands there is in the way.
 */
export function move(grid: ButtonGrid, mappings: readonly ButtonMapping[], to: Cell): Edited {
  const [first] = mappings;
  if (!first || !areThere(grid, mappings)) return refuse('NOTHING_THERE');
  const moved = mappings.map((mapping) => movedBy(mapping, first, to));
  if (!moved.every((mapping) => isInside(mapping, grid.layout))) return refuse('OUTSIDE_LAYOUT');
  const inTheWay = grid.mappings.filter(
    (other) => !mappings.includes(other) && moved.some((mapping) => doOverlap(mapping, other)),
  );
  const [other] = inTheWay;
  if (!other) return changed(grid, mappings, moved);
  return mappings.length === 1 && inTheWay.length === 1 && hasSizeOf(first, other)
    ? changed(
        grid,
        [first, other],
        [
          { ...first, ...placeOf(other) },
          { ...other, ...placeOf(first) },
        ],
      )
    : { refusal: { code: 'WOULD_LOSE', mappings: inTheWay } };
}

/**
 * Puts copies of buttons, maybe of another grid, so that the first of them begins at a cell, or as near to it as all of
 * them fit: who has chosen a block stands at its end. Functions that this app does not know stay behind. Nothing gives way.
 */
export function paste(grid: ButtonGrid, mappings: readonly ButtonMapping[], to: Cell): Edited {
  const known = mappings.filter(
    ({ target }) => target.kind !== 'function' || buttonFunctionOf(target.id)?.apps.includes(grid.app),
  );
  const [first] = known;
  if (!first) return refuse('NOTHING_THERE');
  const begin = {
    layer: to.layer,
    row: to.row - overhang(known, to.row - first.row, grid.layout.rows, 'row', 'rowSpan'),
    column:
      to.column - overhang(known, to.column - first.column, grid.layout.columns, 'column', 'columnSpan'),
  };
  const copies = known.map((mapping) => movedBy(mapping, first, begin));
  if (!copies.every((copy) => isInside(copy, grid.layout))) return refuse('OUTSIDE_LAYOUT');
  const inTheWay = grid.mappings.filter((other) => copies.some((copy) => doOverlap(copy, other)));
  return inTheWay.length > 0
    ? { refusal: { code: 'WOULD_LOSE', mappings: inTheWay } }
    : changed(grid, [], copies);
}

/** Lets a button take more or fewer cells right and below. */
export function span(
  grid: ButtonGrid,
  mapping: ButtonMapping,
  size: Pick<Place, 'rowSpan' | 'columnSpan'>,
): Edited {
  if (!areThere(grid, [mapping])) return refuse('NOTHING_THERE');
  const next = { ...mapping, rowSpan: size.rowSpan, columnSpan: size.columnSpan };
  if (!isInside(next, grid.layout)) return refuse('OUTSIDE_LAYOUT');
  const inTheWay = mappingsIn(grid, next, [mapping]);
  if (inTheWay.length > 0) return { refusal: { code: 'WOULD_LOSE', mappings: inTheWay } };
  return changed(grid, [mapping], [next]);
}

/** Gives buttons a look of their own, or (null) that of their targets. What is absent stays. */
export function dress(
  grid: ButtonGrid,
  mappings: readonly ButtonMapping[],
  look: Partial<Pick<ButtonMapping, 'label' | 'colour' | 'pictureId'>>,
): Edited {
  if (!areThere(grid, mappings)) return refuse('NOTHING_THERE');
  return changed(
    grid,
    mappings,
    mappings.map((mapping) => ({ ...mapping, ...look })),
  );
}

/** Puts the buttons of a layer onto another one that is empty, or where they take the place of what is there. */
export function copyLayer(
  grid: ButtonGrid,
  from: number,
  to: number,
  { isReplacing = false }: { readonly isReplacing?: boolean } = {},
): Edited {
  if (from === to || !isLayer(grid, from) || !isLayer(grid, to)) return refuse('OUTSIDE_LAYOUT');
  const there = grid.mappings.filter(({ layer }) => layer === to);
  if (there.length > 0 && !isReplacing) return { refusal: { code: 'WOULD_LOSE', mappings: there } };
  const copies = grid.mappings.filter(({ layer }) => layer === from);
  return changed(
    grid,
    there,
    copies.map((mapping) => ({ ...mapping, layer: to })),
  );
}

/** More or fewer rows, columns and layers. All buttons stay; it is refused where one would fall off (BTN-11, decisions BTN-13). */
export function resize(grid: ButtonGrid, layout: ButtonLayout): Edited {
  if (!isLayout(layout)) return refuse('LAYOUT_OUT_OF_RANGE');
  const lost = grid.mappings.filter((mapping) => !isInside(mapping, layout));
  return lost.length > 0
    ? { refusal: { code: 'WOULD_LOSE', mappings: lost } }
    : { grid: { ...grid, layout } };
}

/** Another layout in the place of this one: all buttons of the app go (BTN-12, decisions BTN-13). Whoever calls has asked. */
export function replaceLayout(grid: ButtonGrid, layout: ButtonLayout): Edited {
  return isLayout(layout) ? { grid: { ...grid, layout, mappings: [] } } : refuse('LAYOUT_OUT_OF_RANGE');
}

/** A button in its place to the first one, once that stands at the cell. */
function movedBy(mapping: ButtonMapping, first: Cell, to: Cell): ButtonMapping {
  return {
    ...mapping,
    layer: mapping.layer + to.layer - first.layer,
    row: mapping.row + to.row - first.row,
    column: mapping.column + to.column - first.column,
  };
}

/** By how many cells buttons that are moved so far stand out at the end (above 0) or at the beginning (below 0). */
function overhang(
  mappings: readonly ButtonMapping[],
  by: number,
  size: number,
  from: 'row' | 'column',
  span: 'rowSpan' | 'columnSpan',
): number {
  const end = Math.max(...mappings.map((mapping) => mapping[from] + mapping[span])) + by;
  const begin = Math.min(...mappings.map((mapping) => mapping[from])) + by;
  return end > size ? end - size : Math.min(begin, 0);
}

function changed(
  grid: ButtonGrid,
  without: readonly ButtonMapping[],
  added: readonly ButtonMapping[],
): Edited {
  const kept = grid.mappings.filter((mapping) => !without.includes(mapping));
  return { grid: { ...grid, mappings: inReadingOrder([...kept, ...added]) } };
}

function refuse(code: Exclude<EditRefusal['code'], 'WOULD_LOSE'>): Edited {
  return { refusal: { code } };
}

function areThere(grid: ButtonGrid, mappings: readonly ButtonMapping[]): boolean {
  return mappings.length > 0 && mappings.every((mapping) => grid.mappings.includes(mapping));
}

function isLayer({ layout }: ButtonGrid, layer: number): boolean {
  return Number.isInteger(layer) && layer >= 0 && layer < layout.layers;
}

function hasSizeOf(one: Place, other: Place): boolean {
  return one.rowSpan === other.rowSpan && one.columnSpan === other.columnSpan;
}

function placeOf({ layer, row, column, rowSpan, columnSpan }: Place): Place {
  return { layer, row, column, rowSpan, columnSpan };
}
