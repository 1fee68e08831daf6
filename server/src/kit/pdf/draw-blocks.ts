import { drawTable } from './draw-table.ts';
import { drawParagraph, drawText, plain, quiet, tell, textHeight } from './draw-text.ts';
import type { PdfBlock, PdfFact } from './pdf-block.ts';
import { contentWidth, drawLine, margins, needRoom, type Sheet, sizes, turnPage } from './pdf-sheet.ts';

type Block<Kind extends PdfBlock['kind']> = Extract<PdfBlock, { kind: Kind }>;

const nameShare = 0.34;

const signatureHeight = 76;

const drawers: { readonly [Kind in PdfBlock['kind']]: (sheet: Sheet, block: Block<Kind>) => void } = {
  title: drawTitle,
  heading: drawHeading,
  facts: drawFacts,
  table: drawTable,
  note: drawNote,
  signatures: drawSignatures,
  pageBreak: turnPage,
};

/** Draws a block below what is there. */
export const drawBlock = async (sheet: Sheet, block: PdfBlock): Promise<void> => {
  const draw = drawers[block.kind] as (sheet: Sheet, block: PdfBlock) => void | Promise<void>;
  await draw(sheet, block);
};

function drawTitle(sheet: Sheet, { text, lines }: Block<'title'>): void {
  drawParagraph(sheet, text, { type: 'H1', size: sizes.title, isStrong: true });
  sheet.y += 2;
  for (const line of lines) drawParagraph(sheet, line, { type: 'P', ...quiet });
  sheet.y += 8;
}

/** A heading takes the first lines of what it names along to the next page. */
function drawHeading(sheet: Sheet, { text, isSmall = false }: Block<'heading'>): void {
  needRoom(sheet, isSmall ? 76 : 116);
  if (sheet.y > margins.top) sheet.y += isSmall ? 4 : 12;
  const size = isSmall ? sizes.text : sizes.heading;
  drawParagraph(sheet, text, { type: isSmall ? 'H3' : 'H2', size, isStrong: true });
  sheet.y += 3;
}

function drawFacts(sheet: Sheet, { facts }: Block<'facts'>): void {
  const list = sheet.pdf.struct('L');
  sheet.root.add(list);
  for (const fact of facts) drawFact(sheet, fact, list);
  list.end();
  sheet.y += 6;
}

function drawFact(sheet: Sheet, { name, value }: PdfFact, list: PDFKit.PDFStructureElement): void {
  const { pdf } = sheet;
  const width = contentWidth(pdf);
  const left = { x: margins.left, width: width * nameShare - 8 };
  const right = { x: margins.left + width * nameShare, width: width * (1 - nameShare) };
  const height = Math.max(
    textHeight(pdf, name, left.width, quiet),
    textHeight(pdf, value, right.width, plain),
  );
  needRoom(sheet, height + 4);
  const item = pdf.struct('LI');
  list.add(item);
  tell(pdf, item, 'Lbl', () => drawText(pdf, name, { ...left, y: sheet.y + 2 }, quiet));
  tell(pdf, item, 'LBody', () => drawText(pdf, value, { ...right, y: sheet.y + 2 }, plain));
  item.end();
  sheet.y += height + 4;
}

function drawNote(sheet: Sheet, { text }: Block<'note'>): void {
  needRoom(sheet, textHeight(sheet.pdf, text, contentWidth(sheet.pdf), quiet));
  drawParagraph(sheet, text, { type: 'P', ...quiet });
  sheet.y += 6;
}

function drawSignatures(sheet: Sheet, { names }: Block<'signatures'>): void {
  const { pdf, root } = sheet;
  needRoom(sheet, signatureHeight);
  const gap = 32;
  const width = (contentWidth(pdf) - gap * (names.length - 1)) / names.length;
  const line = sheet.y + signatureHeight - 24;
  names.forEach((name, index) => {
    const x = margins.left + index * (width + gap);
    drawLine(pdf, line, x, x + width, 0.8);
    tell(pdf, root, 'P', () =>
      drawText(pdf, name, { x, y: line + 4, width }, { size: sizes.small, isQuiet: true }),
    );
  });
  sheet.y += signatureHeight;
}
