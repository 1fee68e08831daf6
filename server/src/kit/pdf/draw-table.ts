import { drawText, plain, quiet, strong, type TextStyle, tell, textHeight } from './draw-text.ts';
import type { PdfBlock, PdfColumn, PdfRow } from './pdf-block.ts';
import { contentWidth, drawArtifact, drawLine, margins, needRoom, type Sheet } from './pdf-sheet.ts';

type Table = Extract<PdfBlock, { kind: 'table' }>;

const padding = { row: 3.5, cell: 8 } as const;

interface Place {
  readonly x: number;
  readonly width: number;
  readonly align: 'start' | 'end';
}

interface Head {
  readonly names: readonly string[];
  readonly height: number;
}

/** Rows after which others in the process have their turn. */
const rowsPerTurn = 100;

/** A table over as many pages as it takes: no row is cut, and the names of the columns stand on each page. */
export const drawTable = async (sheet: Sheet, { name, columns, rows }: Table): Promise<void> => {
  const { pdf, root } = sheet;
  const places = placesOf(columns, contentWidth(pdf));
  const names = columns.map((column) => column.name);
  const head = { names, height: rowHeight(sheet, names, places, quiet) };
  const table = pdf.struct('Table', { title: name });
  root.add(table);
  needRoom(sheet, head.height * 3);
  drawHead(sheet, head, places, table);
  let drawn = 0;
  for (const row of rows) {
    drawn += 1;
    if (drawn % rowsPerTurn === 0) await new Promise(setImmediate);
    const height = rowHeight(sheet, row.cells, places, row.isTotal ? strong : plain);
    if (needRoom(sheet, height)) repeatHead(sheet, head, places);
    drawRow(sheet, row, places, table);
    sheet.y += height;
    drawLine(pdf, sheet.y, margins.left, margins.left + contentWidth(pdf));
  }
  table.end();
  sheet.y += 6;
};

/** Where the columns stand: all of the width, in their shares, with a gap between two. */
function placesOf(columns: readonly PdfColumn[], width: number): Place[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const free = width - padding.cell * (columns.length - 1);
  let x: number = margins.left;
  return columns.map(({ share, align = 'start' }) => {
    const place = { x, width: (free * share) / shares, align };
    x += place.width + padding.cell;
    return place;
  });
}

function rowHeight(
  sheet: Sheet,
  cells: readonly string[],
  places: readonly Place[],
  style: TextStyle,
): number {
  return (
    Math.max(...places.map(({ width }, index) => textHeight(sheet.pdf, cells[index] ?? '', width, style))) +
    2 * padding.row
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
  drawCells(sheet, head.names, places, quiet, (_index, draw) =>
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
    const box = { ...place, y: sheet.y + padding.row };
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
    drawCells(sheet, head.names, places, quiet, (_index, draw) => draw()),
  );
  endHead(sheet, head);
}

function drawRow(
  sheet: Sheet,
  { cells, isTotal = false }: PdfRow,
  places: readonly Place[],
  table: PDFKit.PDFStructureElement,
): void {
  const { pdf } = sheet;
  const right = margins.left + contentWidth(pdf);
  if (isTotal) drawLine(pdf, sheet.y, margins.left, right, 1);
  const row = pdf.struct('TR');
  table.add(row);
  drawCells(sheet, cells, places, isTotal ? strong : plain, (index, draw) =>
    index === 0 ? row.add(pdf.struct('TH', scoped('Row'), draw)) : tell(pdf, row, 'TD', draw),
  );
  row.end();
}
