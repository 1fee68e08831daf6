import type { Readable } from 'node:stream';
import { drawBlock } from './draw-blocks.ts';
import { drawText } from './draw-text.ts';
import type { PdfBlock, PdfHead } from './pdf-block.ts';
import { contentWidth, drawArtifact, margins, openSheet, type Pdf, sizes } from './pdf-sheet.ts';

const pageWords = {
  de: (page: number, count: number) => `Seite ${page} von ${count}`,
  en: (page: number, count: number) => `Page ${page} of ${count}`,
};

/** Draws block after block, in turns with whoever else waits for the process, then the feet of the pages. */
export const drawPdf = async (head: PdfHead, blocks: Iterable<PdfBlock>): Promise<Readable> => {
  const sheet = openSheet(head);
  for (const block of blocks) {
    await drawBlock(sheet, block);
    await new Promise(setImmediate);
  }
  drawFooters(sheet.pdf, head);
  sheet.root.end();
  sheet.pdf.end();
  return sheet.pdf;
};

/** Writes the foot of every page; how many there are is known at the end only. */
function drawFooters(pdf: Pdf, { language, footer }: PdfHead): void {
  const { count } = pdf.bufferedPageRange();
  const width = contentWidth(pdf);
  const y = pdf.page.height - margins.bottom + 24;
  const style = { size: sizes.small, isQuiet: true };
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    // Below its margin a page takes no text that may break.
    pdf.page.margins = { ...pdf.page.margins, bottom: 0 };
    drawArtifact(pdf, 'Pagination', () => {
      drawText(pdf, footer, { x: margins.left, y, width: width * 0.75 }, style);
      const number = pageWords[language](page + 1, count);
      drawText(pdf, number, { x: margins.left + width * 0.75, y, width: width * 0.25, align: 'end' }, style);
    });
  }
}
