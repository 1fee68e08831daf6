import type { ReactNode } from 'react';
import type { ReferenceSource } from '../form/index.ts';
import type { ColumnChoice } from './list-settings.ts';

/** What is entered in the cells of a column while its list is edited. */
export interface ColumnEdit {
  /** The value's name: a field of the record, or `isActive`. */
  readonly name: string;
  /** Of a reference: where to choose from, if not from all records of that kind. */
  readonly source?: ReferenceSource;
  /** What else changes along with a new value. */
  readonly along?: (value: unknown) => Readonly<Record<string, unknown>>;
}

export interface Column<Row> {
  readonly key: string;
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  /**
   * `title` names the row and holds its link; `amount` stands at the end, `number` too, but lighter; `wide` shows on
   * wide screens only;
   * `actions` holds buttons; `select` a box that chooses the row, which cards do not have.
   */
  readonly role?: 'title' | 'amount' | 'number' | 'wide' | 'actions' | 'select';
  /** On cards, which have no head, the column's name stands before the value. */
  readonly isNamed?: boolean;
  /** The order that its head offers; a head without one cannot be clicked. */
  readonly sort?: string;
  /** Shows only where somebody has chosen it. */
  readonly isExtra?: boolean;
  /** Cards show the two or three facts that matter: not this one. */
  readonly isTableOnly?: boolean | ((row: Row) => boolean);
  /** Its cells can be entered in the list. */
  readonly edit?: ColumnEdit;
  /** Pixels; as wide as its content where it is missing. */
  readonly width?: number;
}

/** Columns that always stand where they are: people choose among the others. */
export const isFixed = ({ role }: Pick<Column<never>, 'role'>): boolean =>
  role === 'title' || role === 'actions' || role === 'select';

/** A column that may be shown or not, with what was chosen for it. */
export interface ChosenColumn<Row> extends Column<Row> {
  readonly isShown: boolean;
}

/**
 * The columns in the order and with the width that somebody has chosen. Those that the choice does not know (they are
 * newer) stand where the list has them; those that the list no longer has are gone.
 */
export const arrangeColumns = <Row>(
  columns: readonly Column<Row>[],
  choices: readonly ColumnChoice[],
): readonly ChosenColumn<Row>[] => {
  const chosen = new Map(choices.map((choice, place) => [choice.key, { ...choice, place }]));
  const movable = columns
    .map((column, index) => ({ column, place: chosen.get(column.key)?.place ?? index }))
    .filter(({ column }) => !isFixed(column))
    .sort((one, other) => one.place - other.place)
    .map(({ column }) => column);
  const next = movable.values();
  return columns.map((place) => {
    const column = isFixed(place) ? place : (next.next().value ?? place);
    const { isShown, width } = chosen.get(column.key) ?? {};
    return {
      ...column,
      ...(width !== undefined && { width }),
      isShown: isFixed(column) || (isShown ?? column.isExtra !== true),
    };
  });
};

/** What is to be kept of columns that somebody has arranged. */
export const choicesOf = (columns: readonly ChosenColumn<never>[]): readonly ColumnChoice[] =>
  columns.map(({ key, isShown, width }) => ({ key, isShown, ...(width !== undefined && { width }) }));
