import type { PrintedLine, PrintOut } from '@tresen/domain/master-data/receipt-layouts';
import { memo, useMemo } from 'react';
import { useTexts } from '../../kit/i18n/index.ts';
import styles from './layout-editor.module.css';
import type { LinePlace } from './layout-edits.ts';
import { layoutTexts } from './layout-texts.ts';
import { logoPicture } from './logo-picture.ts';
import { isOf, numbered, starts } from './preview-text.tsx';
import { type CellSize, codeOf, heightOf, startOf, useCodes } from './roll-measures.ts';

/** Dots of a roll's printed part (fiscal.md 8.1), and the paper beside it. */
const rolls = { 58: 384, 80: 576 } as const;
type Roll = keyof typeof rolls;
const margin = 32;

interface RollProps {
  readonly out: PrintOut;
  readonly roll: Roll;
  readonly chosen: LinePlace | null;
}

/** A print-out as it comes out of the printer: dots of the roll are units of the picture. */
export const PreviewRoll = memo(({ out, roll, chosen }: RollProps) => {
  const t = useTexts(layoutTexts);
  const dots = rolls[roll];
  const codes = useCodes(out);
  const cell = useMemo<CellSize>(
    () => ({ width: dots / out.width, height: (dots / out.width) * 2.2, dots, codes }),
    [dots, out.width, codes],
  );
  const heights = out.lines.map((line) => heightOf(line, cell));
  const tops = starts(heights);
  const height = heights.reduce((sum, one) => sum + one, 0) + 2 * margin;
  const width = dots + 2 * margin;
  return (
    <svg
      className={styles.roll}
      data-roll={roll}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t.rollTitle(out.width)}
      direction="ltr"
    >
      <rect width={width} height={height} fill="#fff" />
      {numbered(out.lines).map(({ line, place }) => (
        <g key={place} transform={`translate(${margin} ${margin + (tops[place] ?? 0)})`}>
          {isOf(line, chosen) && (
            <rect className={styles.mark} x={-8} width={dots + 16} height={heights[place]} />
          )}
          <Drawn line={line} cell={cell} />
        </g>
      ))}
    </svg>
  );
});

/** A line that was printed as before is the same object, and not drawn again. */
const Drawn = memo(function Drawn({ line, cell }: { readonly line: PrintedLine; readonly cell: CellSize }) {
  if (line.kind === 'text') return <DrawnText line={line} cell={cell} />;
  if (line.kind === 'cut') return <path className={styles.cut} d={`M0 ${cell.height / 2}h${cell.dots}`} />;
  if (line.kind === 'code') {
    const { path, scale, side } = codeOf(line, cell);
    const left = startOf(line.align, cell.dots - side);
    return (
      <path
        d={path}
        fill="#000"
        shapeRendering="crispEdges"
        transform={`translate(${left} 0) scale(${scale})`}
      />
    );
  }
  const { width, height } = line.logo;
  return (
    <image href={logoPicture(line.logo)} x={startOf(line.align, cell.dots - width)} {...{ width, height }} />
  );
});

function DrawnText({
  line,
  cell,
}: {
  readonly line: PrintedLine & { kind: 'text' };
  readonly cell: CellSize;
}) {
  const widths = line.runs.map(({ text, isWide }) => text.length * cell.width * (isWide ? 2 : 1));
  const lefts = starts(widths);
  const tall = line.runs.some(({ isHigh }) => isHigh) ? 2 : 1;
  return line.runs.map(({ text, isBold, isHigh }, at) => (
    <text
      key={lefts[at]}
      className={styles.drawn}
      fontSize={cell.height * 0.8}
      fontWeight={isBold ? 700 : 400}
      // Low characters stand on the line of the high ones beside them.
      transform={`translate(${lefts[at]} ${(tall - 0.3) * cell.height}) scale(1 ${isHigh ? 1.9 : 1})`}
      textLength={widths[at]}
      lengthAdjust="spacingAndGlyphs"
    >
      {text}
    </text>
  ));
}
