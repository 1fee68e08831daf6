import type { PrintedLine, PrintOut } from '@tresen/domain/master-data/receipt-layouts';
import { useMemo } from 'react';
import { qrPath } from '../../kit/qr-code/index.ts';

/** Measures of a character, the dots of a line, and the codes of all lines. */
export interface CellSize {
  readonly codes: Codes;
  readonly width: number;
  readonly height: number;
  readonly dots: number;
}

type Codes = ReadonlyMap<string, ReturnType<typeof qrPath>>;

/** The codes of a print-out by what they say: to make one takes longer than all else. */
export const useCodes = ({ lines }: PrintOut): Codes => {
  const texts = JSON.stringify(lines.flatMap((line) => (line.kind === 'code' ? [line.text] : [])));
  return useMemo(
    () => new Map((JSON.parse(texts) as string[]).map((text) => [text, qrPath(text)] as const)),
    [texts],
  );
};

/** How high a line is, in dots. */
export const heightOf = (line: PrintedLine, cell: CellSize): number => {
  const { height } = cell;
  if (line.kind === 'text') return line.runs.some(({ isHigh }) => isHigh) ? 2 * height : height;
  if (line.kind === 'code') return codeOf(line, cell).side;
  return line.kind === 'logo' ? line.logo.height : height;
};

/** A code in modules of whole dots; one that is wider than the roll is shown as wide as it. */
export const codeOf = ({ text, size }: PrintedLine & { kind: 'code' }, { codes, dots }: CellSize) => {
  const { path, size: modules } = codes.get(text) ?? qrPath(text);
  const scale = Math.min(size, dots / modules);
  return { path, scale, side: modules * scale };
};

/** Where something begins, by how much room the line has left beside it. */
export const startOf = (align: 'left' | 'center' | 'right', left: number): number =>
  ({ left: 0, center: left / 2, right: left })[align];
