import { advance, beginHistory, redo, undo } from '@tresen/domain/master-data/buttons/grid';
import type { ReceiptLayout } from '@tresen/domain/master-data/receipt-layouts';
import { useState } from 'react';

/** What was done to a layout since it was opened, or since it came anew from outside. */
export const useLayoutHistory = (value: ReceiptLayout, onChange: (value: ReceiptLayout) => void) => {
  const [state, setState] = useState(() => ({ history: beginHistory(value), field: '' }));
  const isOwn = state.history.present === value || isSame(state.history.present, value);
  const history = isOwn ? state.history : beginHistory(value);
  const go = (next: typeof history, field: string) => {
    if (next === history) return;
    setState({ history: next, field });
    onChange(next.present);
  };
  return {
    layout: history.present,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => go(undo(history), ''),
    redo: () => go(redo(history), ''),
    /** @param field what is typed into: letters that follow one another there are one step */
    change: (next: ReceiptLayout, field = '') => {
      const isTyped = isOwn && field !== '' && field === state.field;
      go(isTyped ? { ...history, present: next, future: [] } : advance(history, next), field);
    },
  };
};

/** Whoever keeps the value may have copied it. */
function isSame(one: ReceiptLayout, other: ReceiptLayout): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
