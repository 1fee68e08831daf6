import { drawText, plain, quiet, strong, type TextStyle, tell, textHeight } from './draw-text.ts';
import type { PdfBlock, PdfRow } from './pdf-block.ts';
import { contentWidth, drawArtifact, drawLine, margins, needRoom, type Sheet } from './pdf-sheet.ts';
import { type Place, placesOf } from './table-places.ts';

type Table = Extract<PdfBlock, { kind: 'table' }>;

const rowPadding = 3.5;

interface Head {
  readonly names: readonly string[];
  readonly style: TextStyle;
  readonly height: number;
}

/** Rows after which others in the process have their turn. */
const rowsPerTurn = 100;

/** A table over as many pages as it takes: no row is cut, and the names of the columns stand on each page. */
export const drawTable = async (sheet: Sheet, { name, columns, rows }: Table): Promise<void> => {
  const { pdf, root } = sheet;
  const { places, size } = placesOf(pdf, columns, rows);
  const names = columns.map((column) => column.name);
  const usual = { ...plain, size };
  const ofTotal = { ...strong, size };
  const ofNames = { ...quiet, size };
  const head = { names, style: ofNames, height: rowHeight(sheet, names, places, ofNames) };
  const table = pdf.struct('Table', { title: name });
  root.add(table);
  needRoom(sheet, head.height * 3);
  drawHead(sheet, head, places, table);
  let drawn = 0;
  for (const row of rows) {
    drawn += 1;
    if (drawn % rowsPerTurn === 0) await new Promise(setImmediate);
    const style = row.isTotal ? ofTotal : usual;
    const height = rowHeight(sheet, row.cells, places, style);
    if (needRoom(sheet, height)) repeatHead(sheet, head, places);
    drawRow(sheet, row, places, { table, style });
    sheet.y += height;
    drawLine(pdf, sheet.y, margins.left, margins.left + contentWidth(pdf));
  }
  table.end();
  sheet.y += 6;
};

function rowHeight(
  sheet: Sheet,
  cells: readonly string[],
  places: readonly Place[],
  style: TextStyle,
): number {
  return (
    Math.max(...places.map(({ width }, index) => textHeight(sheet.pdf, cells[index] ?? '', width, style))) +
    2 * rowPadding
  );
}

/** The names of the columns. Screen readers hear them once, on the page where the table begins. */
function drawHead(
  sheet: Sheet,
  head: Head,
  places: readonly Place[],
  table: PDFKit.PDFStructureElement,
): void {
  const row = sheet.pdf.struct('TR');
  table.add(row);
  drawCells(sheet, head.names, places, head.style, (_index, draw) =>
    row.add(sheet.pdf.struct('TH', scoped('Column'), draw)),
  );
  row.end();
  endHead(sheet, head);
}

/** Draws the cells of a row; `each` says how a cell is told to screen readers. */
function drawCells(
  sheet: Sheet,
  cells: readonly string[],
  places: readonly Place[],
  style: TextStyle,
  each: (index: number, draw: () => void) => void,
): void {
  places.forEach((place, index) => {
    const box = { ...place, y: sheet.y + rowPadding };
    each(index, () => drawText(sheet.pdf, cells[index] ?? '', box, style));
  });
}

function scoped(scope: 'Column' | 'Row') {
  return { scope } as PDFKit.Mixins.StructureElementOptions;
}

function endHead(sheet: Sheet, { height }: Head): void {
  sheet.y += height;
  drawLine(sheet.pdf, sheet.y, margins.left, margins.left + contentWidth(sheet.pdf), 1);
}

function repeatHead(sheet: Sheet, head: Head, places: readonly Place[]): void {
  drawArtifact(sheet.pdf, 'Pagination', () =>
    drawCells(sheet, head.names, places, head.style, (_index, draw) => draw()),
  );
  endHead(sheet, head);
}

function drawRow(
  sheet: Sheet,
  { cells, isTotal = false }: PdfRow,
  places: readonly Place[],
  { table, style }: { readonly table: PDFKit.PDFStructureElement; readonly style: TextStyle },
): void {
  const { pdf } = sheet;
  const right = margins.left + contentWidth(pdf);
  if (isTotal) drawLine(pdf, sheet.y, margins.left, right, 1);
  const row = pdf.struct('TR');
  table.add(row);
  drawCells(sheet, cells, places, style, (index, draw) =>
    index === 0 ? row.add(pdf.struct('TH', scoped('Row'), draw)) : tell(pdf, row, 'TD', draw),
  );
  row.end();
}
