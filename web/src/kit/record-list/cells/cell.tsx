import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTurned } from '../../i18n/index.ts';
import styles from './cells.module.css';
import type { CellColumn, CellRow } from './cells-context.ts';
import { moveFocus, wayOf } from './move-focus.ts';
import { OpenCell } from './open-cell.tsx';
import { type CellState, useCell } from './use-cell.ts';

interface RestingProps {
  readonly state: CellState;
  readonly place: RefObject<HTMLElement | null>;
}

interface CellProps {
  readonly row: CellRow;
  readonly column: CellColumn;
}

/** A cell in which a value of a record is entered: it shows what is stored, and opens a box in its place. */
export const Cell = ({ row, column }: CellProps) => {
  const place = useRef<HTMLDivElement>(null);
  const state = useCell(row, column, place);
  useHeldTab(state.isSaving);
  const isFlag = state.field === undefined || state.field.kind === 'flag';
  const Shown = isFlag ? FlagCell : state.isOpen ? OpenCell : RestingCell;
  return (
    <div ref={place} className={styles.cell} data-cell={state.name} data-role={column.role}>
      <Shown state={state} place={place} />
    </div>
  );
};

/** What is on its way to the server would be lost with the tab. */
function useHeldTab(isSaving: boolean) {
  useEffect(() => {
    if (!isSaving) return;
    window.addEventListener('beforeunload', askBeforeUnload);
    return () => window.removeEventListener('beforeunload', askBeforeUnload);
  }, [isSaving]);
}

function askBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Yes or no: a click turns it. */
function FlagCell({ state: { label, shown, text, isSaving, error, finish } }: RestingProps) {
  const onKeyDown = useCellKeys(undefined);
  return (
    <>
      <button
        type="button"
        role="switch"
        aria-checked={shown.value === true}
        className={styles.value}
        aria-label={`${label}: ${text}`}
        aria-busy={isSaving}
        onClick={() => {
          // A button that is disabled would lose the focus, and with it the keys that follow.
          if (!isSaving) finish({ value: shown.value !== true });
        }}
        onKeyDown={onKeyDown}
      >
        <span className={styles.sign} aria-hidden="true" />
        {text}
      </button>
      {error !== undefined && (
        <p role="alert" className={styles.fault}>
          {error}
        </p>
      )}
    </>
  );
}

/** Arrows go from cell to cell; F2 and typing begin to enter, as Enter and a click do. */
function useCellKeys(begin: (() => void) | undefined) {
  const isTurned = useTurned();
  return (event: KeyboardEvent<HTMLElement>) => {
    const way = wayOf(event.key, isTurned);
    if (way && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      moveFocus(event.currentTarget, way);
    } else if (begin && (event.key === 'F2' || isTyped(event))) {
      // The box has the focus before the browser writes the letter: it replaces what is marked there.
      flushSync(begin);
    }
  };
}

/** A single letter or digit: whoever types one on a cell enters a new value. */
function isTyped({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
}

function RestingCell({ state: { label, text, isSaving, begin } }: RestingProps) {
  const onKeyDown = useCellKeys(begin);
  return (
    <button
      type="button"
      className={styles.value}
      aria-label={`${label}: ${text}`}
      aria-busy={isSaving}
      onClick={() => flushSync(begin)}
      onKeyDown={onKeyDown}
    >
      <bdi>{text}</bdi>
    </button>
  );
}
