import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Separator, SheetRow } from '../sheet.ts';
import { createCsvReader } from './csv-reader.ts';

const limits = { columns: 5, cellCharacters: 20 };

const read = (pieces: readonly string[], separator: Separator = ';'): SheetRow[] => {
  const reader = createCsvReader(separator, limits);
  return [...pieces.flatMap((piece) => reader.push(piece)), ...reader.end()];
};

const cellsOf = (text: string) => read([text]).map(({ cells }) => cells);

const faultOf = (text: string): unknown => {
  try {
    return read([text]);
  } catch (error) {
    const { code, parameters } = error as { code: string; parameters: object };
    return { code, ...parameters };
  }
};

describe('a CSV', () => {
  it.each([
    ['lines end by LF, CRLF or CR', 'a;b\nc;d\r\ne;f\rg', [['a', 'b'], ['c', 'd'], ['e', 'f'], ['g']]],
    ['an end of the last line is not needed', 'a\n', [['a']]],
    ['empty lines are rows', 'a\n\nb', [['a'], [''], ['b']]],
    ['cells may be empty', ';a;;b;', [['', 'a', '', 'b', '']]],
    ['quotes hold separators, line ends and quotes', '"a;b";"c\r\nd";"e""f"', [['a;b', 'c\r\nd', 'e"f']]],
    ['quotes may hold nothing', '"";""""', [['', '"']]],
    ['a quote within an unquoted cell is a character', 'Pizza 30";5" x', [['Pizza 30"', '5" x']]],
    ['spaces belong to the cell', ' a ; b', [[' a ', ' b']]],
    ['an apostrophe before a formula is taken off', `'=1;"'-x";'s`, [['=1', '-x', "'s"]]],
    ['rows may be of different width', 'a;b;c\nd\ne;f', [['a', 'b', 'c'], ['d'], ['e', 'f']]],
    [
      'cells beyond the last column may be there if they are empty',
      'a;b;c;d;e;;;',
      [['a', 'b', 'c', 'd', 'e']],
    ],
  ])('%s', (_, text, cells) => {
    expect(cellsOf(text)).toEqual(cells);
  });

  it('rows are numbered as a spreadsheet does: a line end in a cell begins no row', () => {
    expect(read(['"a\nb"\n\nc']).map(({ row }) => row)).toEqual([1, 2, 3]);
  });

  it.each([
    [
      'a quote that is never closed',
      'a\nb;"c',
      { code: 'FILE_UNREADABLE', reason: 'openQuote', row: 2, column: 'B' },
    ],
    [
      'an open quote is found before it swallows the file',
      `a\nb;"c\n${'d;e\n'.repeat(10)}`,
      { code: 'FILE_UNREADABLE', reason: 'openQuote', row: 2, column: 'B' },
    ],
    [
      'text behind a quote',
      'a\n"b"c',
      { code: 'FILE_UNREADABLE', reason: 'strayQuote', row: 2, column: 'A' },
    ],
    [
      'a space behind a quote',
      '"b" ;c',
      { code: 'FILE_UNREADABLE', reason: 'strayQuote', row: 1, column: 'A' },
    ],
    ['too many columns', 'a\n1;2;3;4;5;6', { code: 'FILE_TOO_LARGE', what: 'columns', limit: 5, row: 2 }],
    [
      'a long text',
      `a\nb;${'x'.repeat(21)}`,
      { code: 'FILE_TOO_LARGE', what: 'cellCharacters', limit: 20, row: 2, column: 'B' },
    ],
    [
      'a long quoted text',
      `"${'x'.repeat(21)}"`,
      { code: 'FILE_TOO_LARGE', what: 'cellCharacters', limit: 20, row: 1, column: 'A' },
    ],
  ])('%s is told with its place', (_, text, fault) => {
    expect(faultOf(text)).toEqual(fault);
  });

  it('reads the same, wherever it is cut into pieces', () => {
    const text = fc.stringMatching(/^[ab;"\r\n]{0,12}$/);
    const attempt = (pieces: readonly string[]) => {
      try {
        return read(pieces);
      } catch (error) {
        return error;
      }
    };
    fc.assert(
      fc.property(text, (whole) => {
        expect(attempt([...whole])).toEqual(attempt([whole]));
      }),
    );
  });
});
