import { Link } from 'react-router';
import styles from './bars.module.css';
import type { ChartRow, ChartWords } from './chart-row.ts';

interface BarsProps {
  readonly rows: readonly ChartRow[];
  readonly words: ChartWords;
}

const Bar = ({
  row,
  words,
  top,
}: {
  readonly row: ChartRow;
  readonly words: ChartWords;
  readonly top: number;
}) => {
  const content = (
    <>
      <span className={styles.name}>{row.name ?? row.label}</span>
      <bdi className={styles.value}>{words.format(row.value)}</bdi>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.fill} style={{ inlineSize: `${Math.max(0, (row.value / top) * 100)}%` }} />
      </span>
      {row.facts?.map((fact, index) => (
        <span key={words.facts?.[index]} className={styles.fact}>
          <bdi dir="ltr">
            {words.facts?.[index]}: {fact}
          </bdi>
        </span>
      ))}
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
  const top = Math.max(1, ...rows.map((row) => row.value));
  return (
    <ol className={styles.bars}>
      {rows.map((row) => (
        <Bar key={row.key} row={row} words={words} top={top} />
      ))}
    </ol>
  );
};
