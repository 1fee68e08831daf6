import { expect, it } from 'vitest';
import { packParts, readWhole, workbookParts } from '../testing.ts';
import { sheetPart } from './package-parts.ts';
import { mainNamespace } from './xml-text.ts';

const cellsOf = async (parts: Record<string, string>) =>
  (await readWhole(packParts(parts), { headerRow: null })).rows.map(({ cells }) => cells);

const relationships = 'xl/_rels/workbook.xml.rels';

const withShared = (rowsXml: string, sharedXml: string) => {
  const parts = workbookParts(rowsXml);
  return {
    ...parts,
    [relationships]: parts[relationships]?.replace(
      '</Relationships>',
      '<Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="/xl/sharedStrings.xml"/></Relationships>',
    ) as string,
    'xl/sharedStrings.xml': `<sst xmlns="${mainNamespace}">${sharedXml}</sst>`,
  };
};

it('a formula counts as what it gave last', async () => {
  const xml =
    '<row><c><f>1+1</f><v>2</v></c><c t="str"><f>"a"&amp;"b"</f><v>ab</v></c><c><f>NOW()</f></c></row>';
  expect(await cellsOf(workbookParts(xml))).toEqual([['2', 'ab']]);
});

it('booleans, faults and ISO dates are texts', async () => {
  const xml =
    '<row><c t="b"><v>1</v></c><c t="b"><v>0</v></c><c t="e"><v>#REF!</v></c><c t="d"><v>2026-11-21</v></c></row>';
  expect(await cellsOf(workbookParts(xml))).toEqual([['true', 'false', '#REF!', '2026-11-21']]);
});

it('cells stand where they say, or behind the one before', async () => {
  const xml =
    '<row r="3"><c r="B3"><v>1</v></c><c><v>2</v></c><c r="AA3"><v>3</v></c></row><row><c><v>4</v></c></row>';
  const { rows } = await readWhole(packParts(workbookParts(xml)), { headerRow: null });
  expect(rows.map(({ row }) => row)).toEqual([3, 4]);
  expect(rows[0]?.cells).toEqual(['', '1', '2', ...Array(23).fill(''), '3']);
});

it('shared texts are joined of their runs, without how they are pronounced', async () => {
  const shared =
    '<si><t>Honig</t></si><si><r><t>Kä</t></r><r><rPr><b/></rPr><t>se</t></r><rPh sb="0" eb="1"><t>x</t></rPh></si>';
  const xml = '<row><c t="s"><v>1</v></c><c t="s"><v>0</v></c></row>';
  expect(await cellsOf(withShared(xml, shared))).toEqual([['Käse', 'Honig']]);
});

it('control characters are dropped, escaped ones too; line ends stay', async () => {
  const xml = '<row><c t="inlineStr"><is><t>a_x0000_b_x000D_\nc_x005F_x000D_</t></is></c></row>';
  expect(await cellsOf(workbookParts(xml))).toEqual([['ab\r\nc_x000D_']]);
});

it('prefixes of elements do not matter', async () => {
  const parts = workbookParts('');
  const xml = '<x:row><x:c><x:v>1</x:v></x:c></x:row>';
  parts[sheetPart] =
    `<x:worksheet xmlns:x="${mainNamespace}"><x:sheetData>${xml}</x:sheetData></x:worksheet>`;
  expect(await cellsOf(parts)).toEqual([['1']]);
});

const withSheets = (...sheets: readonly (readonly [name: string, state: string, rowsXml: string])[]) => {
  const parts = workbookParts('');
  const entry = ([name, state]: readonly string[], index: number) =>
    `<sheet name="${name}" sheetId="${index + 1}" state="${state}" r:id="sheet${index}"/>`;
  const relation = (_: unknown, index: number) =>
    `<Relationship Id="sheet${index}" Type="http://x/worksheet" Target="worksheets/s${index}.xml"/>`;
  parts['xl/workbook.xml'] =
    `<workbook xmlns:r="r"><sheets>${sheets.map(entry).join('')}</sheets></workbook>`;
  parts[relationships] = `<Relationships>${sheets.map(relation).join('')}</Relationships>`;
  for (const [index, [, , rowsXml]] of sheets.entries())
    parts[`xl/worksheets/s${index}.xml`] = `<worksheet><sheetData>${rowsXml}</sheetData></worksheet>`;
  return packParts(parts);
};

const rowOf = (text: string) => `<row><c t="str"><v>${text}</v></c></row>`;
const book = withSheets(
  ['Leer', 'visible', '<row><c/></row>'],
  ['Alt', 'hidden', rowOf('alt')],
  ['Artikel', 'visible', rowOf('neu')],
);

it('the first visible sheet that holds something is read', async () => {
  const { meta } = await readWhole(book);
  expect(meta).toEqual({
    kind: 'xlsx',
    sheet: 'Artikel',
    sheets: ['Leer', 'Artikel'],
    header: { row: 1, cells: ['neu'] },
  });
});

it('a sheet is read by its name', async () => {
  expect((await readWhole(book, { sheet: 'Alt' })).meta.header?.cells).toEqual(['alt']);
  await expect(readWhole(book, { sheet: 'Neu' })).rejects.toMatchObject({
    parameters: { reason: 'noSheet' },
  });
  await expect(readWhole(book, { sheet: 'Leer' })).rejects.toMatchObject({ parameters: { reason: 'empty' } });
});
