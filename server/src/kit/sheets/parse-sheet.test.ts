import { expect, it } from 'vitest';
import { parseSheet } from './parse-sheet.ts';
import { readWhole } from './testing.ts';

const read = (text: string, options = {}) => readWhole(Buffer.from(text), options);

it('a table has a header and rows with the numbers that a spreadsheet shows', async () => {
  const { meta, rows } = await read('\nArtikel 2026\n\nNr;Name\n\n1;"Honig\nflüssig"\n2;Butter;;\n');
  expect(meta).toEqual({
    kind: 'csv',
    encoding: 'utf-8',
    separator: ';',
    header: { row: 4, cells: ['Nr', 'Name'] },
  });
  expect(rows).toEqual([
    { row: 6, cells: ['1', 'Honig\nflüssig'] },
    { row: 7, cells: ['2', 'Butter'] },
  ]);
});

it('the line that tells Excel the separator is no row', async () => {
  const { meta, rows } = await read('sep=,\na,b\n1;2,3\n');
  expect(meta.separator).toBe(',');
  expect(rows).toEqual([{ row: 2, cells: ['1;2', '3'] }]);
});

it('what was guessed can be overruled', async () => {
  const text = 'x;1,5\ny;2,5\nz;3,5';
  expect((await read(text)).meta.header).toBeUndefined();
  expect((await read(text)).rows).toHaveLength(3);
  expect((await read(text, { headerRow: 2 })).rows).toEqual([{ row: 3, cells: ['z', '3,5'] }]);
  expect((await read('a;b\nc;d', { headerRow: null })).rows).toHaveLength(2);
  expect((await read(text, { separator: ',' })).rows[0]?.cells).toEqual(['x;1', '5']);
  expect((await read('K\xc3\xa4se', { encoding: 'windows-1252' })).meta.header?.cells).not.toEqual(['Käse']);
  await expect(read(text, { headerRow: 7 })).rejects.toMatchObject({
    parameters: { reason: 'noHeader', row: 7 },
  });
});

it('rows come in chunks, and no more of the file is read than is asked for', async () => {
  const bytes = Buffer.from(`Nr;Name\n${'1;Honig\n'.repeat(100_000)}2;"`);
  const chunks = parseSheet(bytes, {});
  const { value } = await chunks.next();
  expect(value?.rows.length).toBeLessThan(1000);
  await chunks.return(undefined);
});

it('a header alone is a table without rows', async () => {
  const { meta, rows } = await read('Nr;Name\n');
  expect([meta.header?.row, rows]).toEqual([1, []]);
});
