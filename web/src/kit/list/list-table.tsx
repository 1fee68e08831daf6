import type { ReactNode } from 'react';
import styles from './list-table.module.css';

export interface Column<Row> {
  readonly key: string;
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  /**
   * `title` names the row and holds its link; `amount` stands at the end; `wide` shows on wide screens only;
   * `actions` holds buttons; `select` a box that chooses the row, which cards do not have.
   */
  readonly role?: 'title' | 'amount' | 'wide' | 'actions' | 'select';
  /** On cards, which have no head, the column's name stands before the value. */
  readonly isNamed?: boolean;
}

interface ListTableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly isStale?: boolean;
}

/**
 * A table that turns into cards on phones. The link of a row's title covers the whole row, so a click anywhere
 * opens it, and a middle click opens a tab.
 */
export const ListTable = <Row extends { readonly id: string }>(props: ListTableProps<Row>) => {
  const { label, columns, rows, isStale = false } = props;
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={label} data-stale={isStale || undefined}>
        <thead>
          <tr>
            {columns.map(({ key, name, role }) => (
              <th key={key} scope="col" data-role={role}>
                {role === 'actions' || role === 'select' ? (
                  <span className={styles.hidden}>{name}</span>
                ) : (
                  name
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map(({ key, name, role, isNamed, cell }) =>
                role === 'title' ? (
                  <th key={key} scope="row" data-role="title">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={key} data-role={role} data-name={isNamed ? name : undefined}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
