import { type Cell, cellKey, cellKeysOf, cellsOfLayer } from './layout.ts';
import { type ButtonGrid, type ButtonMapping, inReadingOrder } from './mapping.ts';

/** An article as autofill sees it. */
export interface FillArticle {
  readonly id: string;
  readonly name: string;
  /** Its main category; null where it has none. */
  readonly categoryId: string | null;
  /** False where it is not to be on buttons (ART-14). */
  readonly isForButtons: boolean;
  /** What sold in the span that was chosen, in pieces; 0 where nothing was. */
  readonly sold: number;
}

export interface FillCategory {
  readonly id: string;
  readonly name: string;
  readonly sort: number;
}

/** By the order of categories and articles (decisions BTN-15), or what sold most first. */
export type FillOrder = 'sorted' | 'sold';

export interface FillSource {
  readonly articles: readonly FillArticle[];
  readonly categories: readonly FillCategory[];
}

/** What autofill would do, to be shown before it is done. */
export interface Filling {
  readonly grid: ButtonGrid;
  readonly added: readonly ButtonMapping[];
  /** Articles that found no empty cell. */
  readonly left: number;
}

/**
 * Fills empty cells, layer by layer and row by row, with articles that have no button yet, on as many layers as there
 * are. What stands there stays. Undefined where there is nothing to fill with (BTN-14).
 */
export function autofill(grid: ButtonGrid, source: FillSource, order: FillOrder): Filling | undefined {
  if (source.articles.length === 0 && source.categories.length === 0) return undefined;
  const mapped = new Set(
    grid.mappings.flatMap(({ target }) => (target.kind === 'article' ? [target.id] : [])),
  );
  const waiting = inOrder(source, order).filter(({ id, isForButtons }) => isForButtons && !mapped.has(id));
  const free = emptyCells(grid);
  const added = free.slice(0, waiting.length).map(
    (cell, index): ButtonMapping => ({
      ...cell,
      rowSpan: 1,
      columnSpan: 1,
      target: { kind: 'article', id: waiting[index]?.id ?? '' },
      label: null,
      colour: null,
      pictureId: null,
    }),
  );
  return {
    grid: { ...grid, mappings: inReadingOrder([...grid.mappings, ...added]) },
    added,
    left: waiting.length - added.length,
  };
}

/** How many cells no button takes. */
export function countEmptyCells({ layout, mappings }: ButtonGrid): number {
  const { rows, columns, layers } = layout;
  return mappings.reduce(
    (count, { rowSpan, columnSpan }) => count - rowSpan * columnSpan,
    rows * columns * layers,
  );
}

/** Cells that no button takes, in reading order. */
function emptyCells({ layout, mappings }: ButtonGrid): readonly Cell[] {
  const taken = new Set(mappings.flatMap(cellKeysOf));
  return Array.from({ length: layout.layers }, (_, layer) =>
    cellsOfLayer(layout, layer).filter((cell) => !taken.has(cellKey(cell))),
  ).flat();
}

function inOrder({ articles, categories }: FillSource, order: FillOrder): readonly FillArticle[] {
  const byName = new Intl.Collator('de', { numeric: true }).compare;
  const ranked = categories.toSorted((one, other) => one.sort - other.sort || byName(one.name, other.name));
  const rankOf = new Map(ranked.map(({ id }, index) => [id, index]));
  const rank = ({ categoryId }: FillArticle): number => rankOf.get(categoryId ?? '') ?? ranked.length;
  const bySorting = (one: FillArticle, other: FillArticle): number =>
    rank(one) - rank(other) || byName(one.name, other.name);
  if (order === 'sorted') return articles.toSorted(bySorting);
  return articles
    .filter(({ sold }) => sold > 0)
    .toSorted((one, other) => other.sold - one.sold || bySorting(one, other));
}
