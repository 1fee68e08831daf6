import { memo } from 'react';
import type { Column } from './columns.ts';
import styles from './list-table.module.css';
import { widthStyle } from './width-style.ts';

interface ListRowProps<Row> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly isSelected?: boolean;
  /** Null where others have a box, and this row has none. */
  readonly onToggle?: ((id: string) => void) | null;
  readonly boxLabel?: string;
}

/** A row of a table, a card on phones. Renders only when it changes itself: typing in a search must stay quick. */
export const ListRow = memo(PlainRow) as typeof PlainRow;

function PlainRow<Row extends { readonly id: string }>(props: ListRowProps<Row>) {
  const { row, columns, isSelected, onToggle, boxLabel } = props;
  return (
    <tr data-id={row.id} data-selected={isSelected || undefined}>
      {onToggle !== undefined && (
        <td data-role="select">
          {onToggle && (
            <label className={styles.box}>
              <input
                type="checkbox"
                aria-label={boxLabel}
                checked={isSelected ?? false}
                onChange={() => onToggle(row.id)}
              />
            </label>
          )}
        </td>
      )}
      {columns.map(({ key, name, role, isNamed, isTableOnly, width, cell }) =>
        role === 'title' ? (
          <th key={key} scope="row" data-role="title" {...widthStyle(width)}>
            {cell(row)}
          </th>
        ) : (
          <td
            key={key}
            data-role={role}
            data-name={isNamed ? name : undefined}
            data-table-only={
              (typeof isTableOnly === 'function' ? isTableOnly(row) : isTableOnly) || undefined
            }
            {...widthStyle(width)}
          >
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}
