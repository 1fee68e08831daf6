import type { SheetRow } from './sheet.ts';

// Numbers, dates, prices, EANs: no column is called like that.
const valueLike = /^[\d\s.,:;/%€$£+\-()]+$|^(?:true|false)$/i;

/**
 * Guesses which of the first rows names the columns: the first that is about as wide as most are, unless there are
 * numbers or dates in it. Narrower ones before it are a title.
 * @param rows those that hold something
 * @returns its index; undefined if the file seems to have no such row
 */
export const guessHeader = (rows: readonly SheetRow[]): number | undefined => {
  const widths = rows.map((row) => filledCells(row).length);
  const usual = maxCommon(widths);
  const index = widths.findIndex((width) => width * 3 >= usual * 2);
  const candidate = rows[index];
  return candidate && !filledCells(candidate).some((cell) => valueLike.test(cell)) ? index : undefined;
};

function filledCells({ cells }: SheetRow): string[] {
  return cells.filter((cell) => cell.trim() !== '');
}

function maxCommon(counts: readonly number[]): number {
  const times = new Map<number, number>();
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1);
  return [...times].reduce((best, next) => (next[1] > best[1] ? next : best), [0, 0])[0];
}
