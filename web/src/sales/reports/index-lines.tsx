import Button from '@mui/material/Button';
import { useState } from 'react';
import { placeOn, scaleOf } from '../../kit/charts/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import styles from './index-lines.module.css';
import { pathOf } from './index-path.ts';
import { reportTexts } from './reports-texts.ts';

interface IndexLine {
  readonly key: string;
  readonly name: string;
  /** In the order of time; null where there is none. */
  readonly values: readonly (number | null)[];
}

interface IndexLinesProps {
  readonly name: string;
  /** The first stands behind each of the others. */
  readonly lines: readonly [IndexLine, ...IndexLine[]];
}

/** So many at first: more of them nobody compares at a glance. */
const most = 12;
const height = 40;

/**
 * Indexes beside each other, each with the whole behind it, all on one scale. The table of the report says the same in
 * numbers, so the lines are for the eye alone.
 */
export const IndexLines = ({ name, lines: [whole, ...lines] }: IndexLinesProps) => {
  const t = useTexts(reportTexts);
  const f = useFormats();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? lines : lines.slice(0, most);
  const known = [whole, ...shown].flatMap(({ values }) => values.filter((value) => value !== null));
  const scale = scaleOf([100, ...known]);
  const topOf = (value: number) => height - (placeOn(scale, value) * height) / 100;
  return (
    <>
      <ul className={styles.lines} aria-label={name}>
        {shown.map((line) => {
          const last = line.values.findLast((value) => value !== null);
          return (
            <li key={line.key}>
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
      {shown.length < lines.length && (
        <p className={styles.rest}>
          {t.firstLines(f.number(shown.length), f.number(lines.length))}{' '}
          <Button onClick={() => setIsWhole(true)}>{t.allLines}</Button>
        </p>
      )}
    </>
  );
};
