import type { PrintedLine, PrintOut } from '@tresen/domain/master-data/receipt-layouts';
import { memo } from 'react';
import { useTexts } from '../../kit/i18n/index.ts';
import styles from './layout-editor.module.css';
import type { LinePlace } from './layout-edits.ts';
import { layoutTexts } from './layout-texts.ts';

interface PreviewProps {
  readonly out: PrintOut;
  /** The line of the layout whose printed lines stand out. */
  readonly chosen: LinePlace | null;
}

/** A print-out as characters, one a column. */
export const PreviewText = ({ out, chosen }: PreviewProps) => (
  <pre className={styles.text} style={{ inlineSize: `${out.width}ch` }} dir="ltr">
    {numbered(out.lines).map(({ line, place }) => (
      <span key={place} className={styles.printed} data-chosen={isOf(line, chosen)}>
        <Line line={line} />
        {'\n'}
      </span>
    ))}
  </pre>
);

export function isOf({ source }: PrintedLine, chosen: LinePlace | null): boolean {
  return source.block === chosen?.block && source.line === chosen.at;
}

/** Printed lines have no names: they are told apart by their place. */
export function numbered(lines: readonly PrintedLine[]) {
  return lines.map((line, place) => ({ line, place }));
}

/** A line that was printed as before is the same object, and not drawn again. */
const Line = memo(function Line({ line }: { readonly line: PrintedLine }) {
  const t = useTexts(layoutTexts);
  if (line.kind === 'text') {
    const place = starts(line.runs.map(({ text, isWide }) => text.length * (isWide ? 2 : 1)));
    return line.runs.map((run, at) => (
      <span key={place[at]} className={styles.run} data-bold={run.isBold} data-high={run.isHigh}>
        {run.isWide ? [...run.text].map((one) => `${one} `).join('') : run.text}
      </span>
    ));
  }
  if (line.kind === 'code') return `[${t.kinds.code}] ${line.text.slice(0, 200)}`;
  return line.kind === 'logo' ? `[${t.logo}]` : `- - - ${t.cut} - - -`;
});

/** Where each of some lengths begins. */
export function starts(lengths: readonly number[]): readonly number[] {
  let sum = 0;
  return lengths.map((length) => {
    const start = sum;
    sum += length;
    return start;
  });
}
