import type { SheetColumn } from '../sheet-column.ts';
import { mainNamespace, xmlHead } from './xml-text.ts';

/** The styles of cells, by their place in `cellXfs`. Behind them stand those of numbers with 0, 1, 2, … decimals. */
export const cellStyle = { plain: 0, header: 1, text: 2, date: 3, dateTime: 4, percent: 5 } as const;

const firstOfDecimals = 6;
const maxDecimals = 6;

/** Style of a column of numbers. */
export const numberStyle = ({ decimals }: SheetColumn): number =>
  decimals === undefined ? cellStyle.plain : firstOfDecimals + Math.min(decimals, maxDecimals);

// Built-in formats: 0 as it is, 49 text (what people type there stays text, too), 14 date, 22 date with time, 10 percent
// with two decimals.
const fixedStyles = [[0], [0, 1], [49], [14], [22], [10]] as const;
const firstOwnFormat = 164;
const decimalsInUse = Array.from({ length: maxDecimals + 1 }, (_, decimals) => decimals);

const cellFormats = [
  ...fixedStyles.map(([format, fontId]) => cellFormat(format, fontId)),
  ...decimalsInUse.map((decimals) => cellFormat(firstOwnFormat + decimals)),
];

/** The part `xl/styles.xml`. */
export const stylesXml = [
  `${xmlHead}<styleSheet xmlns="${mainNamespace}">`,
  `<numFmts count="${decimalsInUse.length}">${decimalsInUse.map(numberFormat).join('')}</numFmts>`,
  `<fonts count="2">${font('')}${font('<b/>')}</fonts>`,
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  `<cellXfs count="${cellFormats.length}">${cellFormats.join('')}</cellXfs>`,
  '<cellStyles count="1"><cellStyle name="Standard" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
].join('');

function cellFormat(format: number, font = 0): string {
  return `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;
}

/** With decimals it is an amount, whose thousands are parted; without, it may be a number of something. */
function numberFormat(decimals: number): string {
  const code = decimals > 0 ? `#,##0.${'0'.repeat(decimals)}` : '0';
  return `<numFmt numFmtId="${firstOwnFormat + decimals}" formatCode="${code}"/>`;
}

function font(weight: string): string {
  return `<font>${weight}<sz val="11"/><name val="Calibri"/></font>`;
}
