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
  wear(pdf, style).heightOfString(text || ' ', { width, lineGap });

/** How wide a text is on one line, in points. */
export const textWidth = (pdf: Pdf, text: string, style: TextStyle): number =>
  wear(pdf, style).widthOfString(text);

/** Writes into a box that is wide enough; the caller has made room for its height. */
export const drawText = (pdf: Pdf, text: string, box: TextBox, style: TextStyle): void => {
  const align = box.align === 'end' ? 'right' : 'left';
  wear(pdf, style).text(text, box.x, box.y, { width: box.width, align, lineGap });
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

function wear(pdf: Pdf, { size, isStrong = false, isQuiet = false }: TextStyle): Pdf {
  return pdf
    .font(isStrong ? fonts.strong : fonts.regular)
    .fontSize(size)
    .fillColor(isQuiet ? inks.quiet : inks.text);
}
