import type { Readable } from 'node:stream';
import type { PdfBlock, PdfHead } from './pdf-block.ts';

export type { PdfBlock, PdfColumn, PdfFact, PdfHead, PdfRow } from './pdf-block.ts';

/**
 * A document as PDF: A4, tagged, with its own font (Latin, Greek and Cyrillic letters), each page with its number.
 * Other writings in names come from fonts of theirs, which are opened only then.
 * @param blocks taken one after the other; what they are made of can be forgotten as soon as it is drawn
 * @returns the file as a stream; what is drawn waits, compressed page by page, until somebody reads it
 * @throws RangeError when it would have more than 500 pages
 */
export const writePdf = async (head: PdfHead, blocks: Iterable<PdfBlock>): Promise<Readable> =>
  // The library and its fonts are loaded with the first document.
  (await import('./draw-pdf.ts')).drawPdf(head, blocks);
