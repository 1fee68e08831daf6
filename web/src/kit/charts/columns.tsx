import { Link } from 'react-router';
import { type ChartRow, type ChartWords, rowSentence } from './chart-row.ts';
import { ColumnMarks } from './column-marks.tsx';
import styles from './columns.module.css';
import { DenseColumns } from './dense-columns.tsx';
import { placeOn, type Scale, scaleOf } from './scale.ts';
import { scrollByKeyboard } from './scroll-by-keyboard.ts';

/** More columns than this have no room for all their labels on a phone. */
const roomyCount = 8;

/** Pixels of the narrowest column that a finger still hits (WCAG 2.5.8); a chart with more of them scrolls. */
const narrowest = 24;

/** More columns than this are a picture of the whole: nobody scrolls through a year of days. Their table has the ways on. */
const maxTargets = 62;

interface ColumnsProps {
  readonly rows: readonly ChartRow[];
  readonly words: ChartWords;
}

/** Upright columns over an ordered axis (hours, months); each one leads to what is behind it. */
export const Columns = ({ rows, words }: ColumnsProps) => {
  const { value, compared = [], formatAxis } = words;
  const scale = scaleOf(rows.flatMap((row) => [row.value, ...(row.compared ?? [])]));
  const isDense = rows.length > maxTargets;
  const axisWidth = Math.max(...scale.ticks.map((tick) => formatAxis(tick).length));
  return (
    <div className={styles.chart}>
      {compared.length > 0 && <Legend names={[value.name, ...compared]} />}
      <div className={styles.axis} aria-hidden="true" style={{ inlineSize: `${axisWidth}ch` }}>
        {scale.ticks.map((tick) => (
          <span key={tick} className={styles.tick} style={{ insetBlockEnd: `${placeOn(scale, tick)}%` }}>
            <bdi>{formatAxis(tick)}</bdi>
          </span>
        ))}
      </div>
      <div className={styles.plot} {...(isDense ? {} : scrollByKeyboard(rows, value.name))}>
        <div className={styles.canvas} style={{ minInlineSize: isDense ? 0 : rows.length * narrowest }}>
          {scale.ticks.map((tick) => (
            <span
              key={tick}
              className={styles.line}
              data-zero={(tick === 0 && scale.bottom < 0) || undefined}
              style={{ insetBlockEnd: `${placeOn(scale, tick)}%` }}
            />
          ))}
          {isDense ? (
            <DenseColumns rows={rows} words={words} scale={scale} />
          ) : (
            <ol className={styles.columns} data-labels={labelsOf(rows)}>
              {rows.map((row) => (
                <Column key={row.key} row={row} words={words} scale={scale} />
              ))}
            </ol>
          )}
        </div>
      </div>
    </div>
  );
};

function Legend({ names }: { readonly names: readonly string[] }) {
  return (
    <p className={styles.legend} aria-hidden="true">
      {names.map((name, age) => (
        <span key={name} className={styles.entry}>
          <span className={styles.swatch} data-age={age} /> {name}
        </span>
      ))}
    </p>
  );
}

function labelsOf(rows: readonly ChartRow[]) {
  return rows.length > roomyCount && rows.every(({ label }) => label !== '') ? 'many' : undefined;
}

function Column({
  row,
  words,
  scale,
}: {
  readonly row: ChartRow;
  readonly words: ChartWords;
  readonly scale: Scale;
}) {
  const sentence = rowSentence(row, words);
  const marks = (
    <>
      <ColumnMarks row={row} scale={scale} />
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
}
