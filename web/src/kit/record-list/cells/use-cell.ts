import { type RefObject, useState } from 'react';
import {
  type CellColumn,
  type CellRow,
  type Entered,
  storedName,
  storedValue,
  useCells,
} from './cells-context.ts';

/** What is entered in a cell, until it is saved or given up. */
interface Entry extends Entered {
  /** What the cell showed when it was begun: whoever changed that meanwhile is not passed over. */
  readonly from: unknown;
  readonly error?: string | undefined;
  readonly isSaving?: boolean;
  /** Its box takes the focus when it opens: not where somebody is busy in another cell by now. */
  readonly takesFocus: boolean;
}

/** A cell of a list that is edited: what it shows, and the ways of what is entered. */
export const useCell = (row: CellRow, column: CellColumn, place: RefObject<HTMLElement | null>) => {
  const cells = useCells();
  const { name } = column.edit;
  const field = cells.fieldOf(name);
  const stored: Entered = { value: storedValue(row, name, field), name: storedName(row, name) };
  const [entry, setEntry] = useState<Entry>();
  const from = entry ? entry.from : stored.value;
  const send = async (entered: Entered) => {
    const next = { ...entered, from, takesFocus: false };
    setEntry({ ...next, isSaving: true });
    const error = await cells.save(row, column, from, entered);
    const takesFocus = place.current?.contains(document.activeElement) ?? false;
    setEntry(error === undefined ? undefined : { ...next, error, takesFocus });
  };
  /** Saves what is entered; false where it is wrong by itself, so that the box stays open. */
  const finish = (entered: Entered): boolean => {
    const error = cells.faultOf(name, entered.value);
    if (error !== undefined) setEntry({ ...entered, from, error, takesFocus: false });
    else if (Object.is(entered.value, from)) setEntry(undefined);
    else void send(entered);
    return error === undefined;
  };
  const shown: Entered = entry ?? stored;
  return {
    field,
    name,
    edit: column.edit,
    shown,
    text: shown.name ?? cells.text(name, shown.value),
    label: `${cells.titleOf(row)}, ${column.name}`,
    error: entry?.error,
    isOpen: entry !== undefined && entry.isSaving !== true,
    isSaving: entry?.isSaving === true,
    takesFocus: entry?.takesFocus ?? false,
    begin: () => setEntry({ ...stored, from: stored.value, takesFocus: true }),
    giveUp: () => setEntry(undefined),
    finish,
  };
};
export type CellState = ReturnType<typeof useCell>;
