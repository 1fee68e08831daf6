import { deflateRawSync, constants as zlib } from 'node:zlib';
import { inFull } from '@tresen/domain/kit/testing';
import { expect, it } from 'vitest';
import { readSheet } from './read-sheet.ts';
import { outcomeOf, packParts, packZip, workbookParts, zipEntry } from './testing.ts';
import { sheetPart } from './xlsx/package-parts.ts';

const read = (bytes: Buffer) => outcomeOf(readSheet(bytes));

const parts = workbookParts('<row><c t="str"><v>Honig</v></c></row>');

// 10 MB of zeros, a hundred times, none of them unpacked here.
const tenMegabytes = deflateRawSync(Buffer.alloc(10_000_000), { finishFlush: zlib.Z_FULL_FLUSH });
const gigabyte = Buffer.concat([...Array<Buffer>(100).fill(tenMegabytes), deflateRawSync(Buffer.alloc(0))]);
const withGigabyte = (name: string, size: number) =>
  packZip([
    ...Object.entries(parts)
      .filter(([key]) => key !== name)
      .map(([key, xml]) => zipEntry(key, xml)),
    { name, packed: gigabyte, size, crc: 0 },
  ]);

it('a gigabyte of zeros is refused before it is unpacked, in whatever part it is', inFull, async () => {
  const refusal = { code: 'FILE_TOO_LARGE', what: 'unpackedBytes', limit: 200_000_000 };
  expect(await read(withGigabyte(sheetPart, 1_000_000_000))).toEqual(refusal);
  expect(await read(withGigabyte('xl/media/image1.png', 1_000_000_000))).toEqual(refusal);
});

it('a gigabyte of zeros that says it is small is unpacked no further than that', async () => {
  expect(await read(withGigabyte(sheetPart, 100))).toEqual({ code: 'FILE_UNREADABLE', reason: 'damaged' });
});

it('parts that are each within the limit are not beyond it together', async () => {
  const zeros = { packed: tenMegabytes, size: 10_000_000, crc: 0 };
  const many = Array.from({ length: 21 }, (_, index) => ({ name: `${index}`, ...zeros }));
  expect(await read(packZip(many))).toMatchObject({ what: 'unpackedBytes' });
});

it('elements without end, each in the other, end the process that reads them', inFull, async () => {
  expect(await read(packParts({ ...parts, [sheetPart]: '<a>'.repeat(4_000_000) }))).toMatchObject({
    code: 'FILE_TOO_LARGE',
    what: 'memory',
  });
});

it('a quote that is never closed is told with its cell, however much follows', inFull, async () => {
  const bytes = Buffer.from(`Nr;Name\n1;Honig\n2;"Butter\n${'3;Salz\n'.repeat(500_000)}`);
  expect(await read(bytes)).toEqual({ code: 'FILE_UNREADABLE', reason: 'openQuote', row: 3, column: 'B' });
});

it('nothing but separators takes no memory', inFull, async () => {
  expect(await read(Buffer.from(`a;b\n${';'.repeat(19_000_000)}`))).toEqual({ rows: 0 });
});

it('a file that is larger than the limit is refused unread', async () => {
  expect(await read(Buffer.alloc(20_000_001))).toEqual({
    code: 'FILE_TOO_LARGE',
    what: 'bytes',
    limit: 20_000_000,
  });
});
