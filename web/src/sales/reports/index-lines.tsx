import { placeOn, scaleOf } from '../../kit/charts/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import styles from './index-lines.module.css';
import { pathOf } from './index-path.ts';

interface IndexLine {
  readonly name: string;
  /** In the order of time; null where there is none. */
  readonly values: readonly (number | null)[];
}

interface IndexLinesProps {
  readonly name: string;
  /** The first stands behind each of the others. */
  readonly lines: readonly [IndexLine, ...IndexLine[]];
}

/** More of them nobody compares; the table below has all. */
const most = 12;
const height = 40;

/**
 * Indexes beside each other, each with the whole behind it, all on one scale. The table of the report says the same in
 * numbers, so the lines are for the eye alone.
 */
export const IndexLines = ({ name, lines: [whole, ...lines] }: IndexLinesProps) => {
  const f = useFormats();
  const shown = lines.slice(0, most);
  const known = [whole, ...shown].flatMap(({ values }) => values.filter((value) => value !== null));
  const scale = scaleOf([100, ...known]);
  const topOf = (value: number) => height - (placeOn(scale, value) * height) / 100;
  return (
    <ul className={styles.lines} aria-label={name}>
      {shown.map((line) => {
        const last = line.values.findLast((value) => value !== null);
        return (
          <li key={line.name}>
            <span className={styles.name}>{line.name}</span>
            <span className={styles.last}>{last === undefined ? '–' : f.number(last ?? 0)}</span>
            <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden="true">
              <path className={styles.start} d={`M0 ${topOf(100)}H100`} />
              <path className={styles.whole} d={pathOf(whole.values, topOf)} />
              <path className={styles.line} d={pathOf(line.values, topOf)} />
            </svg>
          </li>
        );
      })}
    </ul>
  );
};
