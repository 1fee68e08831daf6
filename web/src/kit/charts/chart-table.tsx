import { Link } from 'react-router';
import { cellColumns, cellsOf } from './chart-cells.ts';
import type { ChartRow, ChartWords } from './chart-row.ts';
import styles from './chart-table.module.css';
import { scrollByKeyboard } from './scroll-by-keyboard.ts';

interface ChartTableProps {
  readonly caption: string;
  readonly rows: readonly ChartRow[];
  readonly words: ChartWords;
}

/** The same figures as a table: exact, and readable for everybody. */
export const ChartTable = ({ caption, rows, words }: ChartTableProps) => {
  const columns = cellColumns(words);
  return (
    <div className={styles.scroll} {...scrollByKeyboard(rows, caption)}>
      <table className={styles.table}>
        <caption className="heard">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.rows}</th>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const [name, ...figures] = cellsOf(row, words);
            return (
              <tr key={row.key}>
                <th scope="row">{row.to === undefined ? name : <Link to={row.to}>{name}</Link>}</th>
                {columns.map((column, index) => (
                  <td key={column.name}>
                    <bdi>{column.format(figures[index] ?? 0)}</bdi>
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};
