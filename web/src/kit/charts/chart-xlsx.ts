import { cellColumns, cellsOf } from './chart-cells.ts';
import type { Chart } from './chart-file.ts';
import type { ChartUnit } from './chart-row.ts';
import { zip } from './zip.ts';

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';

/** What XML may not hold, Excel takes for damage. */
const forbidden = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu;

const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(forbidden, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Excel takes no longer names for sheets, and none with these signs. */
const sheetName = (title: string): string => title.replace(/[:\\/?*[\]']/g, ' ').slice(0, 31);

/** Formats of cells by their places in `styles`: 1 is the head's bold. */
const styleOf: Readonly<Record<ChartUnit, number>> = { number: 0, cents: 2, ratio: 3 };

const font = (weight: string): string => `<font>${weight}<sz val="11"/><name val="Calibri"/></font>`;

const format = (number: number, fontId = 0): string =>
  `<xf numFmtId="${number}" fontId="${fontId}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;

// Built-in formats: 0 as it is, 4 with two decimals; 164 is the first of one's own.
const styles = [
  `${head}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="0.0%"/></numFmts>`,
  `<fonts count="2">${font('')}${font('<b/>')}</fonts>`,
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  `<cellXfs count="4">${format(0)}${format(0, 1)}${format(4)}${format(164)}</cellXfs></styleSheet>`,
].join('');

const textCell = (text: string, style = 0): string =>
  `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

const numberCell = (figure: number | null, unit: ChartUnit): string =>
  figure === null ? '<c/>' : `<c s="${styleOf[unit]}"><v>${unit === 'cents' ? figure / 100 : figure}</v></c>`;

const sheet = ({ rows, words }: Pick<Chart, 'rows' | 'words'>): string => {
  const columns = cellColumns(words);
  const names = [words.rows, ...columns.map(({ name }) => name)].map((name) => textCell(name, 1));
  const lines = rows.map((row) => {
    const [name, ...figures] = cellsOf(row, words);
    const cells = figures.map((figure, index) => numberCell(figure, columns[index]?.unit ?? 'number'));
    return [textCell(name), ...cells];
  });
  const data = [names, ...lines].map((cells) => `<row>${cells.join('')}</row>`).join('');
  return `${head}<worksheet xmlns="${main}"><cols><col min="1" max="1" width="32" customWidth="1"/><col min="2" max="${columns.length + 1}" width="16" customWidth="1"/></cols><sheetData>${data}</sheetData></worksheet>`;
};

const partType = (name: string, kind: string): string =>
  `<Override PartName="/${name}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`;

const relation = (id: string, kind: string, target: string): string =>
  `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/>`;

const relations = (...each: readonly string[]): string =>
  `${head}<Relationships xmlns="${packaged}/relationships">${each.join('')}</Relationships>`;

/** The rows of a chart as a workbook of one sheet: names are texts, figures are numbers with their formats. */
export const chartXlsx = (chart: Pick<Chart, 'title' | 'rows' | 'words'>): Blob =>
  zip(
    [
      {
        name: '[Content_Types].xml',
        text: `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${partType('xl/workbook.xml', 'sheet.main')}${partType('xl/worksheets/sheet1.xml', 'worksheet')}${partType('xl/styles.xml', 'styles')}</Types>`,
      },
      { name: '_rels/.rels', text: relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')) },
      {
        name: 'xl/workbook.xml',
        text: `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escaped(sheetName(chart.title))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      },
      {
        name: 'xl/_rels/workbook.xml.rels',
        text: relations(
          relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
          relation('rId2', 'styles', 'styles.xml'),
        ),
      },
      { name: 'xl/styles.xml', text: styles },
      { name: 'xl/worksheets/sheet1.xml', text: sheet(chart) },
    ],
    type,
  );
