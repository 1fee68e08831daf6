import { Link } from 'react-router';
import { type ChartRow, type ChartWords, rowSentence } from './chart-row.ts';
import styles from './columns.module.css';
import { heightOn, type Scale, scaleOf } from './scale.ts';
import { scrollByKeyboard } from './scroll-by-keyboard.ts';

/** More columns than this have no room for all their labels on a phone. */
const roomyCount = 8;

/** Pixels of the narrowest column that a finger still hits (WCAG 2.5.8); a chart with more of them scrolls. */
const narrowest = 24;

interface ColumnsProps {
  readonly rows: readonly ChartRow[];
  readonly words: ChartWords;
}

const Column = ({
  row,
  words,
  scale,
}: {
  readonly row: ChartRow;
  readonly words: ChartWords;
  readonly scale: Scale;
}) => {
  const sentence = rowSentence(row, words);
  const marks = (
    <>
      <span className={styles.pair}>
        {row.before !== undefined && (
          <span className={styles.before} style={{ blockSize: `${heightOn(scale, row.before)}%` }} />
        )}
        <span className={styles.mark} style={{ blockSize: `${heightOn(scale, row.value)}%` }} />
      </span>
      <span className={styles.tip} aria-hidden="true">
        {sentence}
      </span>
    </>
  );
  return (
    <li className={styles.column}>
      {row.to === undefined ? (
        <span className={styles.target} role="img" aria-label={sentence}>
          {marks}
        </span>
      ) : (
        <Link className={styles.target} to={row.to} aria-label={sentence}>
          {marks}
        </Link>
      )}
      <span className={styles.label} aria-hidden="true">
        {row.label}
      </span>
    </li>
  );
};

const Legend = ({ words }: { readonly words: ChartWords }) => (
  <p className={styles.legend} aria-hidden="true">
    <span className={styles.swatch} /> {words.value}
    <span className={styles.swatchBefore} /> {words.before}
  </p>
);

/** Upright columns over an ordered axis (hours, months); each one leads to what is behind it. */
export const Columns = ({ rows, words }: ColumnsProps) => {
  const scale = scaleOf(rows.flatMap((row) => [row.value, row.before ?? 0]));
  const axisWidth = Math.max(...scale.ticks.map((tick) => words.formatAxis(tick).length));
  return (
    <div className={styles.chart}>
      {words.before && <Legend words={words} />}
      <div className={styles.axis} aria-hidden="true" style={{ inlineSize: `${axisWidth}ch` }}>
        {scale.ticks.map((tick) => (
          <span key={tick} className={styles.tick} style={{ insetBlockEnd: `${heightOn(scale, tick)}%` }}>
            <bdi>{words.formatAxis(tick)}</bdi>
          </span>
        ))}
      </div>
      <div className={styles.plot} {...scrollByKeyboard(rows, words.value)}>
        <div className={styles.canvas} style={{ minInlineSize: rows.length * narrowest }}>
          {scale.ticks.map((tick) => (
            <span key={tick} className={styles.line} style={{ insetBlockEnd: `${heightOn(scale, tick)}%` }} />
          ))}
          <ol className={styles.columns} data-many={rows.length > roomyCount ? '' : undefined}>
            {rows.map((row) => (
              <Column key={row.key} row={row} words={words} scale={scale} />
            ))}
          </ol>
        </div>
      </div>
    </div>
  );
};
