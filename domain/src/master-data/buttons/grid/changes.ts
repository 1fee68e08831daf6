import { type Cell, cellKey } from './layout.ts';
import { type ButtonMapping, inReadingOrder } from './mapping.ts';
import { isSameMapping } from './merge.ts';

/** How buttons became others: few of them, where many may be. */
export interface GridChanges {
  /** Those that are new, or otherwise than before. */
  readonly mappings: readonly ButtonMapping[];
  /** First cells of those that are gone. */
  readonly removed: readonly Cell[];
}

type Mappings = readonly ButtonMapping[];

/** What turns some buttons into others, each in its first cell. */
export const changesBetween = (before: Mappings, after: Mappings): GridChanges => {
  // Edits leave most buttons as the objects that they are: those need no text for their cell.
  const [gone, come] = [without(before, after), without(after, before)];
  const [old, now] = [byCell(gone), byCell(come)];
  return {
    mappings: come.filter((mapping) => {
      const there = old.get(cellKey(mapping));
      return !there || !isSameMapping(mapping, there);
    }),
    removed: gone
      .filter((mapping) => !now.has(cellKey(mapping)))
      .map(({ layer, row, column }) => ({ layer, row, column })),
  };
};

/** Buttons after changes, in reading order. Whether they fit together is `gridFaults`' to say. */
export const withChanges = (before: Mappings, { mappings, removed }: GridChanges): Mappings => {
  const replaced = new Set([...mappings, ...removed].map(cellKey));
  return inReadingOrder([...before.filter((mapping) => !replaced.has(cellKey(mapping))), ...mappings]);
};

function without(some: Mappings, others: Mappings): Mappings {
  const known = new Set(others);
  return some.filter((mapping) => !known.has(mapping));
}

function byCell(mappings: Mappings): ReadonlyMap<string, ButtonMapping> {
  return new Map(mappings.map((mapping) => [cellKey(mapping), mapping]));
}
