import type { ChartRow } from './chart-row.ts';
import styles from './columns.module.css';
import { extentOn, type Scale } from './scale.ts';

/** What stands upright in one column: its figure beside those that it is compared with. */
export const ColumnMarks = ({ row, scale }: { readonly row: ChartRow; readonly scale: Scale }) => (
  <span className={styles.pair}>
    {marksOf(row).map(({ age, height }) => {
      const { from, size } = extentOn(scale, height);
      return (
        <span
          key={age}
          className={styles.mark}
          data-age={age}
          data-below={height < 0 || undefined}
          style={{ blockSize: `${size}%`, insetBlockEnd: `${from}%` }}
        />
      );
    })}
  </span>
);

/** The oldest stands first, what it is about last; each age has a look of its own. */
function marksOf({ value, compared = [] }: ChartRow) {
  return [value, ...compared].map((height, age) => ({ age, height })).reverse();
}
