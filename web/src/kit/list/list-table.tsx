import { type ComponentProps, useMemo, useRef } from 'react';
import { defineTexts, useTexts } from '../i18n/index.ts';
import { ColumnHead, type Order } from './column-head.tsx';
import type { Column } from './columns.ts';
import { de } from './list.de.ts';
import { en } from './list.en.ts';
import { ListRow } from './list-row.tsx';
import styles from './list-table.module.css';
import { PageBox } from './page-box.tsx';
import type { Selection } from './selection.ts';
import { useLongPress } from './use-long-press.ts';
import { usePieces } from './use-pieces.ts';
import { useSteadyColumns } from './use-steady-columns.ts';

const texts = defineTexts(de, en);

interface ListTableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly isStale?: boolean;
  /** Values are entered in its cells: no row opens by a click. */
  readonly isEdited?: boolean;
  /** Heads of columns that have an order become buttons. */
  readonly order?: Order;
  /** Gives a column a width in pixels, null for as wide as its content. Heads have handles then. */
  readonly onResize?: (key: string, width: number | null) => void;
  /** Rows have boxes then. */
  readonly selection?: Selection;
  /** Rows without a box; all have one unless told. */
  readonly mayChoose?: ((row: Row) => boolean) | undefined;
  /** The name of a row, for the words of its box. */
  readonly nameOf?: (row: Row) => string;
}

type Head = Pick<ComponentProps<typeof ColumnHead>, 'order' | 'onResize'>;

/**
 * A table that turns into cards on phones. The link of a row's title covers the whole row, so a click anywhere
 * opens it, and a middle click opens a tab. Columns that stay the same between renderings keep rows from rendering.
 */
export const ListTable = <Row extends { readonly id: string }>(props: ListTableProps<Row>) => {
  const {
    label,
    columns,
    rows,
    isStale = false,
    isEdited = false,
    order,
    onResize,
    selection,
    mayChoose = mayChooseAny,
    nameOf,
  } = props;
  const t = useTexts(texts);
  const head: Head = { ...(order && { order }), ...(onResize && { onResize }) };
  const ids = useMemo(() => rows.filter(mayChoose).map(({ id }) => id), [rows, mayChoose]);
  const longPress = useLongPress(selection, ids);
  const shown = usePieces(rows);
  const table = useRef<HTMLTableElement>(null);
  useSteadyColumns(table, isStale || shown !== rows);
  return (
    <div className={styles.frame}>
      <table
        ref={table}
        className={styles.table}
        aria-label={label}
        data-stale={isStale || undefined}
        data-edited={isEdited || undefined}
        data-picking={selection && (selection.isPicking || selection.count > 0) ? true : undefined}
        {...longPress}
      >
        <thead>
          <tr>
            {selection && (
              <th scope="col" data-role="select">
                <PageBox selection={selection} ids={ids} />
              </th>
            )}
            {columns.map((column) => (
              <ColumnHead key={column.key} column={column} {...head} />
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <ListRow
              key={row.id}
              row={row}
              columns={columns}
              {...(selection && {
                isSelected: selection.has(row.id),
                onToggle: mayChoose(row) ? selection.toggle : null,
                boxLabel: t.select(nameOf?.(row) ?? ''),
              })}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
};

function mayChooseAny(): boolean {
  return true;
}
