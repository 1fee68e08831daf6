import type { Readable } from 'node:stream';
import { runs } from '@tresen/domain/kit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CellValue, Rows, SheetColumn } from './sheet-column.ts';
import { readWhole } from './testing.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';

type Write = (columns: readonly SheetColumn[], rows: Rows) => Readable;

const kinds = [
  ['CSV', writeCsv],
  ['XLSX', writeXlsx],
] as const;

const columns: readonly SheetColumn[] = [{ name: 'Erste' }, { name: 'Zweite' }, { name: 'Dritte' }];

// Texts that a table may trip over, and others. Those of spaces alone make an empty row.
const odd = fc.constantFrom(
  ...[
    '',
    ' a ',
    "'",
    "'=1",
    "''-x",
    '=1+1',
    '-1,50',
    '+49',
    '@x',
    '\t=1',
    '"',
    '""',
    'a"b',
    ';',
    ',',
    '\n',
    'a\r\nb',
  ],
  ...[
    '\r',
    '_x000D_',
    '_x005F_',
    '&amp;',
    '<t>',
    ']]>',
    'äöüß€',
    '😀👩‍🍳',
    '\u2028',
    '\uFEFFa',
    'x'.repeat(32_000),
  ],
);
const text = fc
  .oneof(odd, fc.string({ unit: 'binary' }), fc.stringMatching(/^['"=+\-@;,\t\r\n a_x0D]{0,8}$/))
  .filter((value) => !/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/u.test(value));
const filled = text.filter((value) => value.trim() !== '');
const row = fc.tuple(filled, text, filled);

const writeAndRead = async (write: Write, rows: readonly (readonly CellValue[])[], of = columns) =>
  (await readWhole(write(of, rows), { headerRow: 1 })).rows.map(({ cells }) => cells);

describe.each(kinds)('%s', (_, write) => {
  it('gives back every text that was written', async () => {
    const property = fc.asyncProperty(fc.array(row, { maxLength: 20 }), async (rows) => {
      expect(await writeAndRead(write, rows)).toEqual(rows);
    });
    await fc.assert(property, { numRuns: runs(150) });
  });

  it('names columns by any text', async () => {
    const property = fc.asyncProperty(row, async (names) => {
      const { meta } = await readWhole(
        write(
          names.map((name) => ({ name })),
          [],
        ),
        { headerRow: 1, separator: ';' },
      );
      expect(meta.header?.cells).toEqual(names);
    });
    await fc.assert(property, { numRuns: runs(50) });
  });

  it('keeps numbers, days and booleans', async () => {
    const typed: SheetColumn[] = [
      { name: 'Preis', type: 'number', decimals: 2 },
      { name: 'Zahl', type: 'number' },
      { name: 'Seit', type: 'date' },
      { name: 'Aktiv', type: 'boolean' },
    ];
    const rows = [
      ['3.50', 4000000000013, '2026-11-21', true],
      [-1.5, 0.001, '2026-11-21T13:45:00', false],
      [null, null, '1899-12-31', true],
      [1e-7, '12.345', '2026-02-30', true],
    ];
    const [first, ...others] = await writeAndRead(write, rows, typed);
    const decimal = write === writeCsv ? ['3,50', '-1,50', '0,001'] : ['3.5', '-1.5', '0.001'];
    expect(first).toEqual([decimal[0], '4000000000013', '2026-11-21', 'true']);
    // No spreadsheet takes what has the T of ISO 8601 for a time.
    const time = write === writeCsv ? '2026-11-21 13:45:00' : '2026-11-21T13:45:00';
    expect(others[0]).toEqual([decimal[1], decimal[2], time, 'false']);
    expect(others[1]).toEqual(['', '', '1899-12-31', 'true']);
    expect(others[2]?.[2]).toBe('2026-02-30');
  });

  it('has percent as such, without the faults of floats', async () => {
    const share: SheetColumn[] = [{ name: 'Anteil', type: 'percent' }];
    const rows = [[12.5], ['-0.07'], [100], [0], ['33.33']];
    const percent =
      write === writeCsv ? (text: string) => text.replace('.', ',') : (text: string) => `${text}%`;
    expect((await writeAndRead(write, rows, share)).flat()).toEqual(
      ['12.5', '-0.07', '100', '0', '33.33'].map(percent),
    );
    await expect(writeAndRead(write, [[Number.NaN]], share)).rejects.toThrow(TypeError);
  });

  it('keeps numbers of fifteen digits exactly', async () => {
    const number = fc
      .double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 })
      .map((value) => Number(value.toPrecision(15)) || 0);
    const typed: SheetColumn[] = [{ name: 'Zahl', type: 'number' }, { name: 'Text' }];
    const property = fc.asyncProperty(fc.array(number), async (numbers) => {
      const rows = numbers.map((value) => [value, 'x']);
      const read = await writeAndRead(write, rows, typed);
      expect(read.map(([cell]) => Number(cell?.replace(',', '.')))).toEqual(numbers);
    });
    await fc.assert(property, { numRuns: runs(50) });
  });

  it('drops control characters and halves of characters', async () => {
    expect(await writeAndRead(write, [['a\0b\x07', 'x', '\uD83D!']])).toEqual([['ab', 'x', '\uFFFD!']]);
  });

  it('fails with what its rows fail with', async () => {
    async function* failing() {
      yield ['a', 'b', 'c'];
      throw new Error('no more');
    }
    await expect(write(columns, failing()).toArray()).rejects.toThrow('no more');
  });

  it('ends its rows when nobody wants them any more, and takes no more than are read', async () => {
    let taken = 0;
    let isEnded = false;
    async function* endless() {
      try {
        for (;;) {
          taken += 1;
          yield ['a', 'b'.repeat(100), 'c'];
        }
      } finally {
        isEnded = true;
      }
    }
    const stream = write(columns, endless());
    for await (const _ of stream) if (taken > 0) break;
    await expect.poll(() => isEnded).toBe(true);
    expect(taken).toBeLessThan(200_000);
  });

  it('takes no value for a number that is none', async () => {
    const number: SheetColumn[] = [{ name: 'Zahl', type: 'number' }];
    await expect(write(number, [['1,5']]).toArray()).rejects.toThrow(TypeError);
  });
});

it('a CSV is UTF-8 with a mark, semicolons, CRLF and decimal commas', async () => {
  const stream = writeCsv(
    [{ name: 'Größe' }, { name: 'Preis', type: 'number', decimals: 2 }],
    [['groß', '1.5']],
  );
  expect(Buffer.concat(await stream.toArray()).toString()).toBe('\uFEFFGröße;Preis\r\ngroß;1,50\r\n');
});

it('a CSV for others has decimal points and commas', async () => {
  const stream = writeCsv([{ name: 'a' }, { name: 'b', type: 'number' }], [['x,y', 1.5]], {
    decimalSign: '.',
    separator: ',',
  });
  expect(Buffer.concat(await stream.toArray()).toString()).toBe('\uFEFFa,b\r\n"x,y",1.5\r\n');
});

it('a sheet has a name that Excel takes', async () => {
  const stream = writeXlsx(columns, [], { sheetName: `'Ein/Aus [alle] ${'x'.repeat(31)}` });
  const { meta } = await readWhole(stream);
  expect(meta.sheet).toBe(` Ein Aus  alle  ${'x'.repeat(15)}`);
});

it('a table can have a sheet behind it, whose name is its own', async () => {
  const behind = { name: 'belege', columns: [{ name: 'Angaben' }], rows: [['=1+1'], ['Am Markt']] };
  const bytes = Buffer.concat(await writeXlsx(columns, [], { sheetName: 'Belege', behind }).toArray());
  const { meta, rows } = await readWhole(bytes, { sheet: 'belege 2', headerRow: 1 });
  expect(meta.sheets).toEqual(['Belege', 'belege 2']);
  expect(rows.map(({ cells }) => cells)).toEqual([['=1+1'], ['Am Markt']]);
});

describe('a table that is too long for a sheet', () => {
  const sheetsOf = async (count: number) => {
    const rows = Array.from({ length: count }, (_, index) => [`Zeile ${index + 1}`]);
    const options = { sheetName: 'Belege', rowsPerSheet: 3 };
    const bytes = Buffer.concat(await writeXlsx([{ name: 'Erste' }], rows, options).toArray());
    const { meta } = await readWhole(bytes, { headerRow: 1 });
    const names = meta.sheets ?? [];
    const read = names.map((sheet) => readWhole(bytes, { sheet, headerRow: 1 }));
    return {
      names,
      rows: (await Promise.all(read)).map((sheet) => sheet.rows.map(({ cells }) => cells[0])),
    };
  };

  it('goes on in the next, each with its header', async () => {
    expect(await sheetsOf(7)).toEqual({
      names: ['Belege', 'Belege 2', 'Belege 3'],
      rows: [['Zeile 1', 'Zeile 2', 'Zeile 3'], ['Zeile 4', 'Zeile 5', 'Zeile 6'], ['Zeile 7']],
    });
  });

  it('has no empty sheet behind one that is just full', async () => {
    expect((await sheetsOf(6)).names).toEqual(['Belege', 'Belege 2']);
    expect((await sheetsOf(0)).names).toEqual(['Belege']);
  });

  it('may come in pages of any length', async () => {
    const pages = async function* () {
      yield [['1'], ['2']];
      yield [];
      yield [['3'], ['4'], ['5'], ['6'], ['7']];
    };
    const table = writeXlsx([{ name: 'Erste' }], { pages: pages() }, { rowsPerSheet: 4 });
    expect((await readWhole(table, { headerRow: 1 })).rows).toHaveLength(4);
    const csv = writeCsv([{ name: 'Erste' }], { pages: pages() });
    expect((await readWhole(csv, { headerRow: 1 })).rows).toHaveLength(7);
  });
});
