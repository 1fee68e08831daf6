import { unshield } from '@tresen/domain/kit/sheets';
import { tooLarge, unreadable } from '../faults.ts';
import type { RawRow, Separator, SheetLimits } from '../sheet.ts';

/** Takes a CSV piece by piece and gives the rows that are complete. Lines without anything are rows, too. */
export interface CsvReader {
  push(piece: string): RawRow[];
  end(): RawRow[];
}

const lineFeed = 10;
const carriageReturn = 13;
const quote = 34;

const endsOfPlain: Readonly<Record<Separator, RegExp>> = {
  '\t': /[\t\r\n]/g,
  ';': /[;\r\n]/g,
  ',': /[,\r\n]/g,
  '|': /[|\r\n]/g,
};

/**
 * Reads RFC 4180 as Excel does: any line end, line ends within quotes, a quote in the middle of an unquoted cell is a
 * character. Takes off the apostrophes of `shield`. What is beyond a limit is never held.
 * @throws {AppError} FILE_UNREADABLE, FILE_TOO_LARGE, with the cell
 */
export const createCsvReader = (
  separator: Separator,
  limits: Pick<SheetLimits, 'columns' | 'cellCharacters'>,
): CsvReader => {
  const separatorCode = separator.charCodeAt(0);
  let complete: RawRow[] = [];
  let row = 1;
  let cells: string[] = [];
  let column = 0;
  let cell = '';
  let state: 'start' | 'plain' | 'quoted' | 'closed' = 'start';
  let isAfterReturn = false;

  const append = (text: string): void => {
    cell += text;
    if (cell.length <= limits.cellCharacters) return;
    // A quote that nobody closes swallows the lines behind it.
    if (state === 'quoted' && /[\r\n]/.test(cell)) throw unreadable('openQuote', { row, column });
    throw tooLarge('cellCharacters', limits.cellCharacters, { row, column });
  };

  const endCell = (): void => {
    if (column < limits.columns) cells.push(unshield(cell));
    else if (cell !== '') throw tooLarge('columns', limits.columns, { row });
    column += 1;
    cell = '';
    state = 'start';
  };

  const endRow = (): void => {
    endCell();
    complete.push({ row, cells });
    row += 1;
    cells = [];
    column = 0;
  };

  /** Reads on from a place in the piece and returns the next one. */
  const readQuoted = (piece: string, at: number): number => {
    const end = indexOfQuote(piece, at);
    append(piece.slice(at, end));
    if (end < piece.length) state = 'closed';
    return end + 1;
  };

  const openQuoted = (): void => {
    if (state === 'closed') cell += '"'; // it was the first of two
    state = 'quoted';
  };

  const readUnquoted = (piece: string, at: number): number => {
    const code = piece.charCodeAt(at);
    const isSecondOfLineEnd = isAfterReturn && code === lineFeed;
    isAfterReturn = code === carriageReturn;
    if (isSecondOfLineEnd) return at + 1;
    if (code === separatorCode) endCell();
    else if (code === lineFeed || code === carriageReturn) endRow();
    else if (code === quote && state !== 'plain') openQuoted();
    else if (state === 'closed') throw unreadable('strayQuote', { row, column });
    else {
      const end = indexOfEnd(separator, piece, at);
      state = 'plain';
      append(piece.slice(at, end));
      return end;
    }
    return at + 1;
  };

  const takeComplete = (): RawRow[] => {
    const taken = complete;
    complete = [];
    return taken;
  };

  return {
    push: (piece) => {
      let at = 0;
      while (at < piece.length) at = state === 'quoted' ? readQuoted(piece, at) : readUnquoted(piece, at);
      return takeComplete();
    },
    end: () => {
      if (state === 'quoted') throw unreadable('openQuote', { row, column });
      if (column > 0 || state !== 'start') endRow();
      return takeComplete();
    },
  };
};

function indexOfQuote(text: string, from: number): number {
  const at = text.indexOf('"', from);
  return at === -1 ? text.length : at;
}

function indexOfEnd(separator: Separator, text: string, from: number): number {
  const end = endsOfPlain[separator];
  end.lastIndex = from;
  return end.exec(text)?.index ?? text.length;
}
