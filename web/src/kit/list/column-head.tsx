import { ArrowDownwardIcon } from '../icons/arrow-downward.tsx';
import { ArrowUpwardIcon } from '../icons/arrow-upward.tsx';
import type { Column } from './columns.ts';
import styles from './list-table.module.css';
import { ResizeHandle } from './resize-handle.tsx';
import { widthStyle } from './width-style.ts';

/** How a list is ordered: `price`, `-price` for downwards, null for the list's own order. */
export interface Order {
  readonly value: string | null;
  readonly onChange: (next: string | null) => void;
}

type Direction = 'ascending' | 'descending' | 'none';

const arrows = {
  ascending: <ArrowUpwardIcon fontSize="inherit" />,
  descending: <ArrowDownwardIcon fontSize="inherit" />,
  none: <ArrowUpwardIcon fontSize="inherit" />,
};

interface ColumnHeadProps {
  readonly column: Pick<Column<never>, 'key' | 'name' | 'role' | 'sort' | 'width'>;
  readonly order?: Order;
  readonly onResize?: (key: string, width: number | null) => void;
}

/** Head of a column: a click orders the list by it, its edge changes its width. */
export const ColumnHead = ({ column, order, onResize }: ColumnHeadProps) => {
  const { key, name, role, sort, width } = column;
  const isSorted = order !== undefined && sort !== undefined;
  return (
    <th
      scope="col"
      data-role={role}
      // Without the words of its handle, which would be read with every cell.
      aria-label={onResize && name}
      aria-sort={isSorted ? directionOf(sort, order) : undefined}
      {...widthStyle(width)}
    >
      {isSorted ? <SortButton name={name} sort={sort} order={order} /> : <Name name={name} role={role} />}
      {onResize && role !== 'actions' && role !== 'select' && (
        <ResizeHandle name={name} width={width} onResize={(next) => onResize(key, next)} />
      )}
    </th>
  );
};

function directionOf(sort: string, { value }: Order): Direction {
  if (value === sort) return 'ascending';
  return value === `-${sort}` ? 'descending' : 'none';
}

function SortButton({ name, sort, order }: { name: string; sort: string; order: Order }) {
  const direction = directionOf(sort, order);
  return (
    <button
      type="button"
      className={styles.sort}
      data-direction={direction}
      onClick={() => order.onChange(nextOrder(sort, direction))}
    >
      {name}
      {arrows[direction]}
    </button>
  );
}

/** Three states in turn: upwards, downwards, the list's own order. */
function nextOrder(sort: string, direction: Direction): string | null {
  return { none: sort, ascending: `-${sort}`, descending: null }[direction];
}

function Name({ name, role }: { name: string; role: Column<never>['role'] | undefined }) {
  return role === 'actions' || role === 'select' ? <span className="heard">{name}</span> : name;
}
