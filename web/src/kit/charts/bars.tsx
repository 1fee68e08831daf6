import { Link } from 'react-router';
import styles from './bars.module.css';
import { type ChartRow, type ChartWords, rowName } from './chart-row.ts';

interface BarsProps {
  readonly rows: readonly ChartRow[];
  readonly words: ChartWords;
}

interface BarProps {
  readonly row: ChartRow;
  readonly words: ChartWords;
  readonly top: number;
}

const widthOn = (top: number, value: number): string => `${Math.max(0, (value / top) * 100)}%`;

/** What stands beside a bar: what it is compared with, and its facts. */
const notesOf = ({ compared = [], facts = [] }: ChartRow, words: ChartWords) => [
  ...compared.map((value, index) => ({ name: words.compared?.[index], text: words.value.format(value) })),
  ...facts.map((value, index) => ({
    name: words.facts?.[index]?.name,
    text: words.facts?.[index]?.format(value),
  })),
];

const Tracks = ({ row, top }: { readonly row: ChartRow; readonly top: number }) => (
  <span className={styles.tracks} aria-hidden="true">
    {[row.value, ...(row.compared ?? [])].map((value, age) => (
      <span key={`${row.key}-${age === 0 ? 'now' : `before-${age}`}`} className={styles.track} data-age={age}>
        <span className={styles.fill} style={{ inlineSize: widthOn(top, value) }} />
      </span>
    ))}
  </span>
);

const Bar = ({ row, words, top }: BarProps) => {
  const content = (
    <>
      <span className={styles.name}>{rowName(row)}</span>
      <bdi className={styles.value}>{words.value.format(row.value)}</bdi>
      <Tracks row={row} top={top} />
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
};

/** Lying bars for things that are ranked or named (articles, branches, payment methods). */
export const Bars = ({ rows, words }: BarsProps) => {
  const top = Math.max(1, ...rows.flatMap(({ value, compared = [] }) => [value, ...compared]));
  return (
    <ol className={styles.bars}>
      {rows.map((row) => (
        <Bar key={row.key} row={row} words={words} top={top} />
      ))}
    </ol>
  );
};
