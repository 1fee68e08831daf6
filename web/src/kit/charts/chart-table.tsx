import { Link } from 'react-router';
import type { ChartRow, ChartWords } from './chart-row.ts';
import styles from './chart-table.module.css';
import { scrollByKeyboard } from './scroll-by-keyboard.ts';

interface ChartTableProps {
  readonly caption: string;
  readonly rows: readonly ChartRow[];
  readonly words: ChartWords;
}

/** The same figures as a table: exact, and readable for everybody. */
export const ChartTable = ({ caption, rows, words }: ChartTableProps) => (
  <div className={styles.scroll} {...scrollByKeyboard(rows, caption)}>
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.rows}</th>
          <th scope="col">{words.value}</th>
          {words.before && <th scope="col">{words.before}</th>}
          {words.facts?.map((fact) => (
            <th key={fact} scope="col">
              {fact}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">
              {row.to === undefined ? (
                (row.name ?? row.label)
              ) : (
                <Link to={row.to}>{row.name ?? row.label}</Link>
              )}
            </th>
            <td>
              <bdi>{words.format(row.value)}</bdi>
            </td>
            {words.before && (
              <td>
                <bdi>{words.format(row.before ?? 0)}</bdi>
              </td>
            )}
            {row.facts?.map((fact, index) => (
              <td key={words.facts?.[index]}>{fact}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
