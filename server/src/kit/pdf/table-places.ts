import { quiet, strong, textWidth } from './draw-text.ts';
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
 * another, nor a word of their names: where a share is too small for one, amounts have the room that they need, and letters
 * are smaller where that is more than there is. Where there is no room for the names' words, those are broken.
 */
export const placesOf = (pdf: Pdf, columns: readonly PdfColumn[], rows: readonly PdfRow[]): Placed => {
  const [usual] = steps;
  const shared = sharedWidths(columns, contentWidth(pdf) - usual.gap * (columns.length - 1));
  const ofAmounts = columns.map(({ align }, index) => (align === 'end' ? widest(pdf, rows, index) : 0));
  const ofWords = columns.map(({ name, align }) => (align === 'end' ? widestWord(pdf, name) : 0));
  const needs = ofAmounts.map((need, index) => Math.max(need, ofWords[index] ?? 0));
  const areEnough = (some: readonly number[]) => some.every((need, index) => need <= (shared[index] ?? 0));
  if (areEnough(needs)) return placed(columns, shared, usual);
  const own = fitted(pdf, columns, needs);
  if (own) return own;
  if (areEnough(ofAmounts)) return placed(columns, shared, usual);
  return fitted(pdf, columns, ofAmounts) ?? placed(columns, shared, usual);
};

/** The places in which amounts have what they need, in the largest letters with which that leaves names some room. */
function fitted(pdf: Pdf, columns: readonly PdfColumn[], needs: readonly number[]): Placed | undefined {
  const texts = columns.filter(({ align }) => align !== 'end');
  for (const step of steps) {
    const own = needs.map((need) => Math.ceil((need * step.size) / sizes.text));
    const needed = own.reduce((sum, each) => sum + each, 0);
    const left = contentWidth(pdf) - step.gap * (columns.length - 1) - needed;
    if (left < leastForTexts * texts.length) continue;
    const ofTexts = sharedWidths(texts.length > 0 ? texts : columns, left);
    const widths = columns.map((column, index) => own[index] || (ofTexts[texts.indexOf(column)] ?? 0));
    return placed(columns, widths, step);
  }
  return undefined;
}

/** How wide the longest word of a column's name is. */
function widestWord(pdf: Pdf, name: string): number {
  // As breaking lines reckons it, a word needs a little more than it is wide.
  return Math.max(0, ...name.split(/[\s-]+/).map((word) => textWidth(pdf, word, quiet) + 1));
}

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
