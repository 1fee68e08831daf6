import type { ButtonLayout } from '../index.ts';
import { doOverlap } from './layout.ts';
import { type ButtonGrid, type ButtonMapping, inReadingOrder } from './mapping.ts';

export type GridSide = 'mine' | 'theirs';

/** Buttons that two people have laid out in two ways, in cells that no other difference touches. */
export interface GridDifference {
  readonly mine: readonly ButtonMapping[];
  readonly theirs: readonly ButtonMapping[];
  /** Where only one of the two has changed what was there before, that one. */
  readonly proposed: GridSide;
  /** Both have changed it. */
  readonly isOfBoth: boolean;
}

/** Two versions of a grid, and the one that both went on from. */
export interface GridVersions {
  readonly mine: ButtonGrid;
  readonly theirs: ButtonGrid;
  readonly base: ButtonGrid;
}

/**
 * Where two versions of a grid differ, in pieces that can be chosen one by one: what overlaps stands in one piece, so
 * that no choice lets two buttons share a cell; so does a button that one or both have moved, so that none lets it stand
 * twice, or nowhere.
 */
export function gridDifferences({ mine, theirs, base }: GridVersions): readonly GridDifference[] {
  const shared = keysOf(mine.mappings, keysOf(theirs.mappings));
  const before = keysOf(base.mappings);
  const isOwn = (mapping: ButtonMapping) => !shared.has(keyOf(mapping));
  const origins = new Map([...originsIn(mine, base), ...originsIn(theirs, base)]);
  const lists = [mine.mappings.filter(isOwn), theirs.mappings.filter(isOwn)] as const;
  return pieces(origins, ...lists).map(({ mine: here, theirs: there }) => {
    const cells = [...here, ...there];
    const was = base.mappings.filter((old) =>
      cells.some((one) => doOverlap(one, old) || origins.get(one) === old),
    );
    const isChanged = (list: readonly ButtonMapping[]) =>
      list.some((one) => !before.has(keyOf(one))) ||
      was.some((old) => !shared.has(keyOf(old)) && !keysOf(list).has(keyOf(old)));
    const [byMe, byThem] = [isChanged(here), isChanged(there)];
    return { mine: here, theirs: there, proposed: byMe ? 'mine' : 'theirs', isOfBoth: byMe && byThem };
  });
}

/**
 * Theirs with the chosen side of each difference. The layout is that of whoever has changed it, the larger one where both
 * have; it grows where a chosen button would fall off.
 */
export function mergedGrid(
  { mine, theirs, base }: GridVersions,
  differences: readonly GridDifference[],
  sideOf: (index: number) => GridSide,
): ButtonGrid {
  const ofTheirs = keysOf(theirs.mappings);
  const shared = mine.mappings.filter((mapping) => ofTheirs.has(keyOf(mapping)));
  const chosen = differences.flatMap((difference, index) => difference[sideOf(index)]);
  const mappings = inReadingOrder([...shared, ...chosen]);
  const needed = sizeOf(mappings);
  const merged = (name: keyof ButtonLayout) => {
    const [here, there, was] = [mine.layout[name], theirs.layout[name], base.layout[name]];
    const wanted = here === was ? there : there === was ? here : Math.max(here, there);
    return Math.max(wanted, needed[name]);
  };
  const layout = { rows: merged('rows'), columns: merged('columns'), layers: merged('layers') };
  return { app: theirs.app, layout, mappings };
}

/** True where two grids say the same, however their members are ordered. */
export function isSameGrid(one: ButtonGrid, other: ButtonGrid): boolean {
  const isThere = (mapping: ButtonMapping, index: number) => {
    const there = other.mappings[index];
    return there !== undefined && isSameMapping(mapping, there);
  };
  return (
    one === other ||
    (one.layout.rows === other.layout.rows &&
      one.layout.columns === other.layout.columns &&
      one.layout.layers === other.layout.layers &&
      one.mappings.length === other.mappings.length &&
      one.mappings.every(isThere))
  );
}

/** True where two buttons say the same, however their members are ordered. */
export function isSameMapping(one: ButtonMapping, other: ButtonMapping): boolean {
  return one === other || keyOf(one) === keyOf(other);
}

type Piece = Pick<GridDifference, GridSide>;

/** Buttons that stand elsewhere than before, or otherwise, with what they were; none where that can be said of several. */
function originsIn({ mappings }: ButtonGrid, base: ButtonGrid): ReadonlyMap<ButtonMapping, ButtonMapping> {
  const [now, before] = [keysOf(mappings), keysOf(base.mappings)];
  const gone = Map.groupBy(
    base.mappings.filter((old) => !now.has(keyOf(old))),
    targetOf,
  );
  const come = Map.groupBy(
    mappings.filter((one) => !before.has(keyOf(one))),
    targetOf,
  );
  return new Map(
    [...come].flatMap(([target, [one, ...more]]) => {
      const [old, ...others] = gone.get(target) ?? [];
      return one && old && more.length + others.length === 0 ? [[one, old] as const] : [];
    }),
  );
}

/** What overlaps, directly or by others between, or was one button. */
function pieces(
  origins: ReadonlyMap<ButtonMapping, ButtonMapping>,
  mine: readonly ButtonMapping[],
  theirs: readonly ButtonMapping[],
): readonly Piece[] {
  let found: readonly Piece[] = [];
  // Whoever has not moved it has it where it was.
  const whereFrom = (mapping: ButtonMapping) => keyOf(origins.get(mapping) ?? mapping);
  const moved = new Set([...origins.values()].map(keyOf));
  const isOne = (one: ButtonMapping, other: ButtonMapping) =>
    moved.has(whereFrom(one)) && whereFrom(one) === whereFrom(other);
  const add = (side: GridSide, mapping: ButtonMapping) => {
    const touches = ({ mine: here, theirs: there }: Piece) =>
      [...here, ...there].some((one) => doOverlap(one, mapping) || isOne(one, mapping));
    const touched = found.filter(touches);
    const joined = {
      mine: touched.flatMap((piece) => piece.mine),
      theirs: touched.flatMap((piece) => piece.theirs),
    };
    const rest = found.filter((piece) => !touched.includes(piece));
    found = [...rest, { ...joined, [side]: [...joined[side], mapping] }];
  };
  for (const mapping of mine) add('mine', mapping);
  for (const mapping of theirs) add('theirs', mapping);
  return found.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function placeOf({ mine, theirs }: Piece): number {
  return Math.min(
    ...[...mine, ...theirs].map(({ layer, row, column }) => (layer * 100 + row) * 100 + column),
  );
}

/** The least layout that holds buttons. */
function sizeOf(mappings: readonly ButtonMapping[]): ButtonLayout {
  return {
    rows: Math.max(0, ...mappings.map(({ row, rowSpan }) => row + rowSpan)),
    columns: Math.max(0, ...mappings.map(({ column, columnSpan }) => column + columnSpan)),
    layers: Math.max(0, ...mappings.map(({ layer }) => layer + 1)),
  };
}

function targetOf({ target }: ButtonMapping): string {
  return 'id' in target ? `${target.kind} ${target.id}` : target.kind;
}

function keysOf(mappings: readonly ButtonMapping[], among?: ReadonlySet<string>): ReadonlySet<string> {
  const keys = mappings.map(keyOf);
  return new Set(among ? keys.filter((key) => among.has(key)) : keys);
}

/** All that a mapping says; two that say the same are the same. */
function keyOf(mapping: ButtonMapping): string {
  const { layer, row, column, rowSpan, columnSpan, target, label, colour, pictureId } = mapping;
  const id = 'id' in target ? target.id : null;
  return JSON.stringify([
    ...[layer, row, column, rowSpan, columnSpan, target.kind],
    ...[id, label, colour, pictureId],
  ]);
}
