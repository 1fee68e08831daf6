// Cells find each other in the page: the table knows best which stands where.

/** Marks what holds a cell: its button, or the box that takes its place. */
const cellMark = 'data-cell';

export type Way = 'up' | 'down' | 'before' | 'behind' | 'first' | 'last';

/** Moves the focus from a cell to another one; it stays where there is none. */
export const moveFocus = (from: Element, way: Way): void => {
  const cell = from.closest<HTMLElement>(`[${cellMark}]`);
  if (!cell) return;
  focusCell(targetOf(cell, way) ?? cell);
};

/** Puts the focus into a cell. */
export const focusCell = (cell: Element | null | undefined): void =>
  cell?.querySelector<HTMLElement>('button, input, select')?.focus();

/** The way of an arrow key, as the page runs. */
export const wayOf = (key: string, isFromRight: boolean): Way | undefined => {
  const [left, right] = isFromRight ? (['behind', 'before'] as const) : (['before', 'behind'] as const);
  const ways: Readonly<Record<string, Way>> = {
    ...{ ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: left, ArrowRight: right, Home: 'first', End: 'last' },
  };
  return ways[key];
};

function targetOf(cell: HTMLElement, way: Way): HTMLElement | undefined {
  const row = cell.closest('tr');
  const inRow = cellsIn(row);
  if (way === 'first' || way === 'last') return inRow.at(way === 'first' ? 0 : -1);
  if (way === 'up') return sameColumn(row?.previousElementSibling, cell);
  if (way === 'down') return sameColumn(row?.nextElementSibling, cell);
  const all = cellsIn(cell.closest('table'));
  return all[all.indexOf(cell) + (way === 'before' ? -1 : 1)];
}

function cellsIn(parent: ParentNode | null | undefined): HTMLElement[] {
  return [...(parent?.querySelectorAll<HTMLElement>(`[${cellMark}]`) ?? [])];
}

function sameColumn(row: Element | null | undefined, cell: HTMLElement): HTMLElement | undefined {
  return cellsIn(row).find((other) => other.getAttribute(cellMark) === cell.getAttribute(cellMark));
}
