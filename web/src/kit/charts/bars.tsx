import { Link } from 'react-router';
import styles from './bars.module.css';
import { type ChartRow, type ChartWords, rowName } from './chart-row.ts';
import { extentOn, placeOn, type Scale, tightScaleOf } from './scale.ts';

interface BarsProps {
  readonly rows: readonly ChartRow[];
  readonly words: ChartWords;
}

interface BarProps {
  readonly row: ChartRow;
  readonly words: ChartWords;
  readonly scale: Scale;
}

/** Lying bars for things that are ranked or named (articles, branches, payment methods). */
export const Bars = ({ rows, words }: BarsProps) => {
  const scale = tightScaleOf(rows.flatMap(({ value, compared = [] }) => [value, ...compared]));
  return (
    <ol className={styles.bars}>
      {rows.map((row) => (
        <Bar key={row.key} row={row} words={words} scale={scale} />
      ))}
    </ol>
  );
};

function Bar({ row, words, scale }: BarProps) {
  const content = (
    <>
      <span className={styles.name}>{rowName(row)}</span>
      <bdi className={styles.value}>{words.value.format(row.value)}</bdi>
      <Tracks row={row} scale={scale} />
      <span className={styles.notes}>
        {notesOf(row, words).map(({ name, text }) => (
          <bdi key={name} dir="ltr">
            {name}: {text}
          </bdi>
        ))}
      </span>
    </>
  );
  return (
    <li>
      {row.to === undefined ? (
        <span className={styles.bar}>{content}</span>
      ) : (
        <Link className={styles.bar} to={row.to}>
          {content}
        </Link>
      )}
    </li>
  );
}

function Tracks({ row, scale }: { readonly row: ChartRow; readonly scale: Scale }) {
  return (
    <span className={styles.tracks} aria-hidden="true">
      {[row.value, ...(row.compared ?? [])].map((value, age) => (
        <span
          key={`${row.key}-${age === 0 ? 'now' : `before-${age}`}`}
          className={styles.track}
          data-age={age}
        >
          <Fill value={value} scale={scale} />
        </span>
      ))}
      {scale.bottom < 0 && (
        <span className={styles.zero} style={{ insetInlineStart: `${placeOn(scale, 0)}%` }} />
      )}
    </span>
  );
}

function Fill({ value, scale }: { readonly value: number; readonly scale: Scale }) {
  const { from, size } = extentOn(scale, value);
  return <span className={styles.fill} style={{ inlineSize: `${size}%`, marginInlineStart: `${from}%` }} />;
}

/** What stands beside a bar: what it is compared with, and its facts. */
function notesOf({ compared = [], facts = [] }: ChartRow, words: ChartWords) {
  return [
    ...compared.map((value, index) => ({ name: words.compared?.[index], text: words.value.format(value) })),
    ...facts.map((value, index) => ({
      name: words.facts?.[index]?.name,
      text: words.facts?.[index]?.format(value),
    })),
  ];
}
