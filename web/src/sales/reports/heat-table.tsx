import type { CSSProperties } from 'react';
import styles from './matrix.module.css';

interface Head {
  readonly key: string;
  readonly label: string;
}

interface HeatCell {
  readonly text: string;
  /** What its colour goes by. */
  readonly amount: number;
}

export interface HeatTableProps {
  readonly name: string;
  /** What the rows are, above their names. */
  readonly corner: string;
  readonly columns: readonly Head[];
  readonly rows: readonly (Head & { readonly cells: readonly HeatCell[]; readonly total: string })[];
  readonly total: string;
  /** Sums of the columns and of all; without it there is no such row. */
  readonly sums?: { readonly columns: readonly string[]; readonly whole: string };
  readonly isStale?: boolean;
}

/** Rows by columns: the more a cell holds, the darker it is. */
export const HeatTable = ({ name, corner, columns, rows, total, sums, isStale }: HeatTableProps) => {
  const max = Math.max(1, ...rows.flatMap(({ cells }) => cells.map(({ amount }) => amount)));
  return (
    <div className={styles.scroll} data-stale={isStale || undefined} {...scrollsByKeys(name)}>
      <table className={styles.matrix} aria-label={name}>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {columns.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
            <th scope="col">{total}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.label}</th>
              {columns.map(({ key }, at) => {
                const { text, amount } = row.cells[at] ?? { text: '', amount: 0 };
                return (
                  <td key={key} style={{ '--heat': Math.max(0, amount) / max } as CSSProperties}>
                    {text}
                  </td>
                );
              })}
              <td data-total="true">{row.total}</td>
            </tr>
          ))}
          {sums && (
            <tr data-total="true">
              <th scope="row">{total}</th>
              {columns.map(({ key }, at) => (
                <td key={key}>{sums.columns[at]}</td>
              ))}
              <td>{sums.whole}</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
};

/** Whoever has no mouse scrolls it by the arrow keys. */
function scrollsByKeys(name: string) {
  return { role: 'group', tabIndex: 0, 'aria-label': name };
}
