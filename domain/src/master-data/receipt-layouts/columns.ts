import type { LayoutColumn } from './layout.ts';
import type { PrintRun } from './print-out.ts';

const plain = { isBold: false, isWide: false, isHigh: false } as const;

const gap: readonly PrintRun[] = [{ ...plain, text: ' ' }];

/** A column that was read: what it says, as the printer can print it. */
export type Cell = Pick<
  LayoutColumn,
  'width' | 'align' | 'overflow' | 'isBold' | 'isWide' | 'isHigh' | 'text'
>;

/** Sets cells side by side, a space between them, in as many lines as the longest needs; none is wider than `width`. */
export function setColumns(cells: readonly Cell[], width: number): readonly (readonly PrintRun[])[] {
  const set = columnWidths(cells, width).map((columns, at) => setCell(cells[at], columns));
  const height = Math.max(1, ...set.map(({ lines }) => lines.length));
  return Array.from({ length: height }, (_, row) =>
    tidied(set.flatMap((cell, at) => [...(at === 0 ? [] : gap), ...rowOf(cell, row)])),
  );
}

/**
 * The width of each column. Those without one share what is left; where there is nothing left, which `layoutFaults`
 * tells, all are of one width.
 */
function columnWidths(cells: readonly Pick<Cell, 'width'>[], width: number): readonly number[] {
  const room = width - (cells.length - 1);
  const fixed = cells.reduce((sum, cell) => sum + (cell.width ?? 0), 0);
  const flexible = cells.filter((cell) => cell.width === null).length;
  const left = room - fixed;
  if (left < flexible) return shares(room, cells.length);
  const parts = [...shares(left, flexible)];
  return cells.map((cell) => cell.width ?? parts.shift() ?? 1);
}

/** A whole in parts that differ by one at most, the greater first. */
function shares(whole: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => Math.floor(whole / count) + (at < whole % count ? 1 : 0));
}

interface SetCell {
  readonly cell: Cell;
  readonly columns: number;
  readonly isWide: boolean;
  readonly lines: readonly string[];
}

function setCell(cell: Cell | undefined, columns: number): SetCell {
  const content = cell ?? { ...plain, text: '', width: null, align: 'left', overflow: 'cut' };
  // One column is too narrow for a wide character.
  const isWide = content.isWide && columns > 1;
  const characters = isWide ? Math.floor(columns / 2) : columns;
  const lines = linesOf(content.text, characters, content.overflow === 'wrap');
  return { cell: content, columns, isWide, lines };
}

function linesOf(text: string, width: number, isWrapped: boolean): readonly string[] {
  if (text.length <= width && !text.includes('\n')) return [text.trimEnd()];
  const lines = text.split('\n').map((line) => line.trimEnd());
  return isWrapped
    ? lines.flatMap((line) => wrapped(line, width))
    : lines.map((line) => line.slice(0, width));
}

function rowOf({ cell, columns, isWide, lines }: SetCell, row: number): readonly PrintRun[] {
  const text = lines[row] ?? '';
  const empty = columns - text.length * (isWide ? 2 : 1);
  const before = { left: 0, center: Math.floor(empty / 2), right: empty }[cell.align];
  const run: PrintRun = { text, isBold: cell.isBold, isWide, isHigh: cell.isHigh };
  return [...blank(before), run, ...blank(empty - before)];
}

/** Breaks between words, and within one that is longer than a line. */
function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let rest = text;
  while (rest.length > width) {
    const space = rest.lastIndexOf(' ', width);
    const end = space > 0 ? space : width;
    lines.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  return [...lines, rest];
}

function blank(count: number): readonly PrintRun[] {
  return count === 0 ? [] : [{ ...plain, text: ' '.repeat(count) }];
}

/** Neighbours of one look as one run, nothing empty, no spaces at the end. */
function tidied(runs: readonly PrintRun[]): readonly PrintRun[] {
  const joined: PrintRun[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (run.text === '') continue;
    if (last && isAlike(last, run)) joined[joined.length - 1] = { ...last, text: last.text + run.text };
    else joined.push(run);
  }
  const last = joined.at(-1);
  if (last === undefined) return joined;
  const text = last.text.trimEnd();
  return text === '' ? joined.slice(0, -1) : [...joined.slice(0, -1), { ...last, text }];
}

function isAlike(one: PrintRun, other: PrintRun): boolean {
  return one.isBold === other.isBold && one.isWide === other.isWide && one.isHigh === other.isHigh;
}
