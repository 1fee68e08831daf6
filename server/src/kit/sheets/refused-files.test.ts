import { inFull, runs } from '@tresen/domain/kit/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseSheet } from './parse-sheet.ts';
import type { ReadOptions } from './sheet.ts';
import { outcomeOf, packParts, packZip, workbookParts, zipEntry } from './testing.ts';
import { sheetPart } from './xlsx/package-parts.ts';

const read = (bytes: Buffer, options: ReadOptions = {}) => outcomeOf(parseSheet(bytes, options));

const unreadable = (reason: string) => ({ code: 'FILE_UNREADABLE', reason });
const damaged = unreadable('damaged');

const parts = workbookParts('<row><c t="str"><v>Honig</v></c></row>');
const withSheet = (xml: string) => packParts({ ...parts, [sheetPart]: xml });
const without = (name: string) =>
  packParts(Object.fromEntries(Object.entries(parts).filter(([key]) => key !== name)));

it.each([
  ['nothing', Buffer.alloc(0), 'empty'],
  ['line ends alone', Buffer.from('\r\n\r\n ; \r\n'), 'empty'],
  ['an Excel file of before 2007', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'oldExcel'],
  [
    'an Excel file with a password',
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
    'encrypted',
  ],
  ['a binary workbook', packParts({ '[Content_Types].xml': '', 'xl/workbook.bin': '' }), 'binaryExcel'],
  ['an OpenDocument table', packParts({ mimetype: 'x', 'content.xml': '' }), 'openDocument'],
  ['a text document', packParts({ '[Content_Types].xml': '', 'word/document.xml': '' }), 'unknownKind'],
  ['a PDF', Buffer.from('%PDF-1.7\n'), 'pdf'],
  ['a PNG', Buffer.from('89504e470d0a1a0a', 'hex'), 'picture'],
  ['HTML that is called Excel', Buffer.from('\uFEFF \n<table><tr><td>1</td></tr></table>'), 'webPage'],
  ['XML', Buffer.from('<?xml version="1.0"?><Workbook/>'), 'webPage'],
  ['gzip', Buffer.from('1f8b0800', 'hex'), 'archive'],
  ['an archive of tables', packParts({ 'a.csv': 'a;b' }), 'archive'],
  ['a workbook in an archive', packParts({ 'a.xlsx': packParts(parts) }), 'archive'],
  ['a program', Buffer.from('7f454c4602010100000000000000000003003e00', 'hex'), 'unknownKind'],
])('%s is refused with what it is', async (_, bytes, reason) => {
  expect(await read(bytes)).toEqual(unreadable(reason));
});

it('a workbook as it should be is read', async () => {
  expect(await read(packParts(parts), { headerRow: null })).toEqual({ rows: 1 });
});

const sheet = (content: string) => `<worksheet><sheetData>${content}</sheetData></worksheet>`;
const cell = (xml: string) => sheet(`<row>${xml}</row>`);

it.each([
  ['ends too early', packParts(parts).subarray(0, 900)],
  ['lacks its relations', without('_rels/.rels')],
  ['lacks its workbook', without('xl/workbook.xml')],
  ['lacks its sheet', without(sheetPart)],
  ['has a sheet that ends too early', withSheet('<worksheet><sheetData><row>')],
  ['has a sheet that is no XML', withSheet('a;b;c')],
  [
    'has a sheet of broken UTF-8',
    packParts({ ...parts, [sheetPart]: Buffer.from('<a>\xff\xff</a>', 'latin1') }),
  ],
  [
    'has a part twice',
    packZip(
      [...Object.entries(parts), [sheetPart, sheet('')]].map(([name = '', xml = '']) => zipEntry(name, xml)),
    ),
  ],
  ['has a cell outside of all columns', withSheet(cell('<c r="ZZZ1"><v>1</v></c>'))],
  ['has a cell without a column', withSheet(cell('<c r="1"><v>1</v></c>'))],
  ['has rows that go back', withSheet(sheet('<row r="2"/><row r="1"/>'))],
  ['has a row beyond all rows', withSheet(sheet('<row r="1048577"/>'))],
  [
    'leads out of the archive',
    packParts({
      ...parts,
      '_rels/.rels':
        '<Relationships><Relationship Id="a" Type="x/officeDocument" Target="../../../../etc/passwd"/></Relationships>',
    }),
  ],
])('a workbook that %s is damaged', async (_, bytes) => {
  expect(await read(bytes)).toEqual(damaged);
});

it.each([
  ['no number', '<c><v>1</v></c><c><v>eins</v></c>'],
  ['a shared text that is not there', '<c><v>1</v></c><c t="s"><v>7</v></c>'],
])('a cell that holds %s is told', async (_, xml) => {
  expect(await read(withSheet(cell(xml)))).toEqual({ ...damaged, row: 1, column: 'B' });
});

it.each([
  ['that grow', '<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">', '&b;'],
  ['from files', '<!ENTITY b SYSTEM "file:///etc/passwd">', '&b;'],
  ['that nobody declared', '', '&b;'],
])('entities %s are refused', async (_, declarations, content) => {
  const type = declarations && `<!DOCTYPE worksheet [${declarations}]>`;
  expect(await read(withSheet(`${type}${cell(`<c t="str"><v>${content}</v></c>`)}`))).toEqual(damaged);
});

it('how large a sheet says it is does not matter', async () => {
  const xml = `<worksheet><dimension ref="A1:XFD1048576"/>${sheet('<row r="1048576"><c r="A1048576"><v>1</v></c></row>').slice(11)}`;
  expect(await read(withSheet(xml))).toEqual({ rows: 1 });
});

it('an encrypted part is told as such', async () => {
  const entries = Object.entries(parts).map(([name, xml]) => ({ ...zipEntry(name, xml), flags: 1 }));
  expect(await read(packZip(entries))).toEqual(unreadable('encrypted'));
});

const names = (count: number) => Array.from({ length: count }, (_, index) => `Spalte ${index}`);
const tooManyColumns = { code: 'FILE_TOO_LARGE', what: 'columns', limit: 200, row: 1 };

it('2,000 columns are refused', async () => {
  expect(await read(Buffer.from(names(2000).join(';')))).toEqual(tooManyColumns);
  const cells = names(2000).map((name) => `<c t="str"><v>${name}</v></c>`);
  expect(await read(withSheet(cell(cells.join(''))))).toEqual(tooManyColumns);
});

it('200 columns are read, also with separators behind them', async () => {
  expect(await read(Buffer.from(`${names(200).join(';')}${';'.repeat(2000)}\na;b`))).toEqual({ rows: 1 });
});

it('a text that is too long for a cell is refused', async () => {
  const refusal = { code: 'FILE_TOO_LARGE', what: 'cellCharacters', limit: 32_767, row: 1, column: 'B' };
  const long = 'x'.repeat(32_768);
  expect(await read(Buffer.from(`a;${long};c`))).toEqual(refusal);
  expect(await read(withSheet(cell(`<c r="B1" t="str"><v>${long}</v></c>`)))).toEqual(refusal);
});

it('more rows than the limit are refused; rows without anything do not count', inFull, async () => {
  const refusal = { code: 'FILE_TOO_LARGE', what: 'rows', limit: 200_000 };
  expect(await read(Buffer.from('a\n'.repeat(200_001)))).toEqual(refusal);
  expect(await read(Buffer.from(`Nr;Name${'\n'.repeat(300_000)}1;a`))).toEqual({ rows: 1 });
});

it('a workbook with other bytes in some places is read or refused, and nothing else happens', async () => {
  const whole = packParts(parts);
  const change = fc.tuple(fc.nat(whole.length - 1), fc.nat(255));
  const property = fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 5 }), async (changes) => {
    const bytes = Buffer.from(whole);
    for (const [at, byte] of changes) bytes[at] = byte;
    expect(Object.keys(await read(bytes)).sort()[0]).toMatch(/^(code|rows)$/);
  });
  await fc.assert(property, { numRuns: runs(300) });
});
