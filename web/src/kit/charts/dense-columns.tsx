import { memo, type PointerEvent, useState } from 'react';
import { type ChartRow, type ChartWords, rowSentence } from './chart-row.ts';
import styles from './columns.module.css';
import type { Scale } from './scale.ts';
import { agesOf, silhouetteOf } from './silhouette.ts';

interface DenseColumnsProps {
  readonly rows: readonly ChartRow[];
  readonly words: ChartWords;
  readonly scale: Scale;
}

/** Drawn once, whatever the pointer is at. */
const AllMarks = memo(({ rows, scale }: Pick<DenseColumnsProps, 'rows' | 'scale'>) => (
  <>
    <svg className={styles.silhouettes} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length: agesOf(rows) }, (_, age) => age)
        .toReversed()
        .map((age) => (
          <path key={age} data-age={age} d={silhouetteOf(rows, scale, age)} />
        ))}
    </svg>
    {rows.map(
      ({ key, label }, column) =>
        label !== '' && (
          <span key={key} className={styles.label} style={{ insetInlineStart: shareOf(column, rows.length) }}>
            {label}
          </span>
        ),
    )}
  </>
));

/**
 * More columns than somebody would go through one by one: a picture of the whole, of as few elements as it takes, and
 * one sentence for the column that the pointer is at. Its table has them all in words, with their ways on.
 */
export const DenseColumns = ({ rows, words, scale }: DenseColumnsProps) => {
  const [at, setAt] = useState<number>();
  const pointed = at === undefined ? undefined : rows[at];
  const point = (event: PointerEvent<HTMLElement>) => setAt(columnAt(event, rows.length));
  const share = ((at ?? 0) / Math.max(1, rows.length - 1)) * 100;
  return (
    <div aria-hidden="true">
      <div
        className={styles.columns}
        data-dense
        onPointerMove={point}
        onPointerDown={point}
        // A finger leaves as it lifts, and what it tapped is to be read then.
        onPointerLeave={({ pointerType }) => pointerType !== 'touch' && setAt(undefined)}
      >
        {at !== undefined && (
          <div
            className={styles.spot}
            style={{ insetInlineStart: shareOf(at, rows.length), inlineSize: shareOf(1, rows.length) }}
          />
        )}
        <AllMarks rows={rows} scale={scale} />
      </div>
      {pointed && (
        <span className={`${styles.tip} ${styles.pointed}`} style={{ '--share': share } as object}>
          {rowSentence(pointed, words)}
        </span>
      )}
    </div>
  );
};

/** How far so many columns of a number of them reach. */
function shareOf(columns: number, count: number): string {
  return `${(columns / count) * 100}%`;
}

/** The number of the column below a pointer, in a list of as many. */
function columnAt({ clientX, currentTarget }: PointerEvent<HTMLElement>, count: number): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  const share = (clientX - left) / width;
  const fromStart = currentTarget.matches(':dir(rtl)') ? 1 - share : share;
  return Math.min(count - 1, Math.max(0, Math.floor(fromStart * count)));
}
