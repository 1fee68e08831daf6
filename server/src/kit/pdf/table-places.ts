import { strong, textWidth } from './draw-text.ts';
import type { PdfColumn, PdfRow } from './pdf-block.ts';
import { contentWidth, margins, type Pdf, sizes } from './pdf-sheet.ts';

/** Where a column stands, in points. */
export interface Place {
  readonly x: number;
  readonly width: number;
  readonly align: 'start' | 'end';
}

interface Placed {
  readonly places: readonly Place[];
  /** Of its letters. */
  readonly size: number;
}

/** From the usual size of letters down to what one still reads, each with the gap between two columns. */
const steps = [
  { size: sizes.text, gap: 8 },
  { size: 8.5, gap: 8 },
  { size: 7.5, gap: 7 },
  { size: 6.5, gap: 6 },
  { size: 6, gap: 4 },
] as const;

/** Names break between their words: they get along with little. */
const leastForTexts = 60;

/**
 * Where the columns of a table stand: all of the width, in their shares. No amount is broken in two, which one would read as
 * another: where a share is too small for one, amounts have the room that they need, and letters are smaller where that is
 * more than there is.
 */
export const placesOf = (pdf: Pdf, columns: readonly PdfColumn[], rows: readonly PdfRow[]): Placed => {
  const width = contentWidth(pdf);
  const needs = columns.map(({ align }, index) => (align === 'end' ? widest(pdf, rows, index) : 0));
  const [usual] = steps;
  const shared = sharedWidths(columns, width - usual.gap * (columns.length - 1));
  if (needs.every((need, index) => need <= (shared[index] ?? 0))) return placed(columns, shared, usual);
  for (const step of steps) {
    const own = needs.map((need) => Math.ceil((need * step.size) / sizes.text));
    const left = width - step.gap * (columns.length - 1) - own.reduce((sum, each) => sum + each, 0);
    const texts = columns.filter(({ align }) => align !== 'end');
    if (left < leastForTexts * texts.length) continue;
    const ofTexts = sharedWidths(texts.length > 0 ? texts : columns, left);
    const widths = columns.map((column, index) => own[index] || (ofTexts[texts.indexOf(column)] ?? 0));
    return placed(columns, widths, step);
  }
  return placed(columns, shared, usual);
};

/** How wide the longest text of a column is in its usual size, as a sum is written. */
function widest(pdf: Pdf, rows: readonly PdfRow[], column: number): number {
  let longest = '';
  for (const { cells } of rows) {
    const text = cells[column] ?? '';
    if (text.length > longest.length) longest = text;
  }
  // Its letters differ a little: of as many, another text may be wider by that.
  return longest === '' ? 0 : textWidth(pdf, longest, strong) * 1.03;
}

function sharedWidths(columns: readonly PdfColumn[], free: number): readonly number[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  return columns.map(({ share }) => (free * share) / shares);
}

function placed(
  columns: readonly PdfColumn[],
  widths: readonly number[],
  { size, gap }: { readonly size: number; readonly gap: number },
): Placed {
  let x: number = margins.left;
  const places = columns.map(({ align = 'start' }, index) => {
    const place = { x, width: widths[index] ?? 0, align };
    x += place.width + gap;
    return place;
  });
  return { places, size };
}
