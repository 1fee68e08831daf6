import { hasOtherLetters, runsOf, type TextRun } from './other-letters.ts';
import {
  contentWidth,
  fonts,
  inks,
  margins,
  type Pdf,
  type Section,
  type Sheet,
  sizes,
} from './pdf-sheet.ts';
import { type Line, linesOf } from './text-lines.ts';

export interface TextStyle {
  readonly size: number;
  readonly isStrong?: boolean;
  readonly isQuiet?: boolean;
}

export interface TextBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align?: 'start' | 'end';
}

const lineGap = 1.5;

/** How high a text stands in a width, in points. */
export const textHeight = (pdf: Pdf, text: string, width: number, style: TextStyle): number =>
  hasOtherLetters(text)
    ? mixedLines(pdf, text, width, style).length * lineHeight(pdf, style)
    : wear(pdf, style).heightOfString(text || ' ', { width, lineGap });

/** How wide a text is on one line, in points. */
export const textWidth = (pdf: Pdf, text: string, style: TextStyle): number =>
  hasOtherLetters(text)
    ? lineWidth(pdf, runsOf(text, style.isStrong ?? false), style)
    : wear(pdf, style).widthOfString(text);

/** Writes into a box that is wide enough; the caller has made room for its height. */
export const drawText = (pdf: Pdf, text: string, box: TextBox, style: TextStyle): void => {
  const align = box.align === 'end' ? 'right' : 'left';
  if (hasOtherLetters(text)) drawMixedText(pdf, text, box, style);
  else wear(pdf, style).text(text, box.x, box.y, { width: box.width, align, lineGap });
};

/** Adds a piece of structure with its drawing. */
export const tell = (pdf: Pdf, parent: Section, type: string, draw: () => void): void => {
  parent.add(pdf.struct(type, {}, draw as unknown as PDFKit.PDFStructureElementChild));
};

interface Paragraph extends TextStyle {
  readonly type: 'H1' | 'H2' | 'H3' | 'P';
}

/** Writes a text over the whole width and takes its height. */
export const drawParagraph = (sheet: Sheet, text: string, { type, ...style }: Paragraph): void => {
  const { pdf, root } = sheet;
  const width = contentWidth(pdf);
  tell(pdf, root, type, () => drawText(pdf, text, { x: margins.left, y: sheet.y, width }, style));
  sheet.y += textHeight(pdf, text, width, style);
};

export const plain: TextStyle = { size: sizes.text };
export const strong: TextStyle = { size: sizes.text, isStrong: true };
export const quiet: TextStyle = { size: sizes.text, isQuiet: true };

/** Of Inter's letters above the line, as a part of their size. */
const ascent = 0.97;

function drawMixedText(pdf: Pdf, text: string, { x, y, width, align }: TextBox, style: TextStyle): void {
  const height = lineHeight(pdf, style);
  mixedLines(pdf, text, width, style).forEach((line, index) => {
    let left = align === 'end' ? x + width - lineWidth(pdf, line, style) : x;
    const base = y + index * height + ascent * style.size;
    for (const run of line) {
      // On one base line, whatever the font.
      wear(pdf, style, run).text(run.text, left, base, { lineBreak: false, baseline: 'alphabetic' });
      left += wear(pdf, style, run).widthOfString(run.text);
    }
  });
}

function mixedLines(pdf: Pdf, text: string, width: number, style: TextStyle): readonly Line[] {
  return linesOf(text, style.isStrong ?? false, width, (line) => lineWidth(pdf, line, style));
}

function lineHeight(pdf: Pdf, style: TextStyle): number {
  return wear(pdf, style).currentLineHeight(true) + lineGap;
}

function lineWidth(pdf: Pdf, line: Line, style: TextStyle): number {
  return line.reduce((sum, run) => sum + wear(pdf, style, run).widthOfString(run.text), 0);
}

function wear(pdf: Pdf, { size, isStrong = false, isQuiet = false }: TextStyle, run?: TextRun): Pdf {
  return pdf
    .font(run?.font ?? (isStrong ? fonts.strong : fonts.regular))
    .fontSize(size)
    .fillColor(isQuiet ? inks.quiet : inks.text);
}
