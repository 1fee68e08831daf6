import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import type { PdfHead } from './pdf-block.ts';

// Lengths are points, 1/72 inch, from the upper left corner.

/** A4 with room to punch holes. */
export const margins = { top: 48, bottom: 64, left: 56, right: 48 } as const;

/** Greys that keep a contrast of 4.5 on white, also from a printer without colours. */
export const inks = { text: '#1a1d21', quiet: '#5b6470', line: '#c9ced6' } as const;

export const sizes = { title: 17, heading: 12, text: 9.5, small: 8 } as const;

/** By their files: under another name the library would read a file again for each text. */
export const fonts = { regular: fontFile('inter-regular'), strong: fontFile('inter-semibold') } as const;

export type Pdf = PDFKit.PDFDocument;
export type Section = PDFKit.PDFStructureElement;

/** The document that is drawn on, the part of its structure that is being told, and how far down the page is taken. */
export interface Sheet {
  readonly pdf: Pdf;
  readonly root: Section;
  /** Where the next block begins. */
  y: number;
}

/** An empty A4 document, tagged for screen readers. Its pages wait for their numbers, so it must not become endless. */
export const openSheet = ({ title, language, createdAt, author, isWide }: PdfHead): Sheet => {
  const pdf = new PDFDocument({
    size: 'A4',
    layout: isWide ? 'landscape' : 'portrait',
    margins,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language === 'de' ? 'de-DE' : 'en-GB',
    info: { Title: title, Author: author, Creator: 'Tresen', Producer: 'Tresen', CreationDate: createdAt },
    bufferPages: true,
    font: fonts.regular,
  });
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  return { pdf, root, y: margins.top };
};

export const contentWidth = (pdf: Pdf): number => pdf.page.width - margins.left - margins.right;

/** How many pages a document may have; who needs more asked for the wrong thing. */
const maxPages = 500;

/** Begins a page. @throws RangeError past `maxPages` */
export const turnPage = (sheet: Sheet): void => {
  if (sheet.pdf.bufferedPageRange().count >= maxPages)
    throw new RangeError(`A PDF has at most ${maxPages} pages`);
  sheet.pdf.addPage();
  sheet.y = margins.top;
};

/** Turns the page unless so much is free on it. True when it did. */
export const needRoom = (sheet: Sheet, height: number): boolean => {
  const isFull = sheet.y + height > contentEnd(sheet.pdf);
  if (isFull) turnPage(sheet);
  return isFull;
};

/** Draws what only the eye needs; screen readers pass it by. */
export const drawArtifact = (pdf: Pdf, type: 'Layout' | 'Pagination', draw: () => void): void => {
  pdf.markContent('Artifact', { type });
  draw();
  pdf.endMarkedContent();
};

export const drawLine = (pdf: Pdf, y: number, left: number, right: number, width = 0.5): void =>
  drawArtifact(pdf, 'Layout', () => {
    pdf.moveTo(left, y).lineTo(right, y).lineWidth(width).strokeColor(inks.line).stroke();
  });

function fontFile(name: string): string {
  return fileURLToPath(new URL(`fonts/${name}.ttf`, import.meta.url));
}

function contentEnd(pdf: Pdf): number {
  return pdf.page.height - margins.bottom;
}
