import { fold } from '../../../kit/search/index.ts';
import type { MoveStep } from './tree-moves.ts';
import type { TreeRow } from './tree-rows.ts';

/** What a key asks for in the tree. */
export type TreeWish =
  | { readonly kind: 'focus'; readonly id: string }
  | { readonly kind: 'fold'; readonly id: string; readonly isOpen: boolean }
  | { readonly kind: 'openSiblings' }
  | { readonly kind: 'visit' | 'menu' | 'cut' | 'paste' | 'cancel' | 'remove' }
  | { readonly kind: 'step'; readonly step: MoveStep };

/** The keys that are held with another, and the other. */
export interface TreeKey {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

const steps: Readonly<Record<string, MoveStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/**
 * What a key means where the line `at` has the focus (ARIA tree pattern), beside letters: Alt and an arrow move the
 * unit, Ctrl+X and Ctrl+V take it elsewhere, Shift+F10 opens its menu.
 */
export const wishOf = (rows: readonly TreeRow[], at: number, pressed: TreeKey): TreeWish | undefined => {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = pressed;
  const step = steps[key];
  if (altKey) return step && { kind: 'step', step };
  if (ctrlKey || metaKey) {
    if (key.toLowerCase() === 'x') return { kind: 'cut' };
    return key.toLowerCase() === 'v' ? { kind: 'paste' } : undefined;
  }
  if (shiftKey && key === 'F10') return { kind: 'menu' };
  return plain(rows, at, key);
};

/** The next line, from `at` on and round, whose name begins with the letters. */
export const typedTo = (rows: readonly TreeRow[], at: number, typed: string): TreeWish | undefined => {
  // One letter goes on to the next that has it; more narrow down where they began.
  const start = typed.length === 1 ? at + 1 : at;
  const order = [...rows.slice(start), ...rows.slice(0, start)];
  return focusOn(order.find(({ unit }) => fold(unit.name).startsWith(fold(typed))));
};

function plain(rows: readonly TreeRow[], at: number, key: string): TreeWish | undefined {
  switch (key) {
    case 'ArrowDown':
      return focusOn(rows[at + 1]);
    case 'ArrowUp':
      return focusOn(rows[at - 1]);
    case 'ArrowRight':
      return forwards(rows, at);
    case 'ArrowLeft':
      return backwards(rows, at);
    case 'Home':
      return focusOn(rows[0]);
    case 'End':
      return focusOn(rows.at(-1));
    case 'Enter':
      return { kind: 'visit' };
    case 'ContextMenu':
      return { kind: 'menu' };
    case 'Delete':
      return { kind: 'remove' };
    case 'Escape':
      return { kind: 'cancel' };
    case '*':
      return { kind: 'openSiblings' };
    default:
      return undefined;
  }
}

function forwards(rows: readonly TreeRow[], at: number): TreeWish | undefined {
  const row = rows[at];
  if (!row || row.isOpen === undefined) return undefined;
  return row.isOpen ? focusOn(rows[at + 1]) : { kind: 'fold', id: row.unit.id, isOpen: true };
}

function backwards(rows: readonly TreeRow[], at: number): TreeWish | undefined {
  const row = rows[at];
  if (row?.isOpen) return { kind: 'fold', id: row.unit.id, isOpen: false };
  return focusOn(rows.find(({ unit }) => unit.id === row?.unit.parentId));
}

function focusOn(row: TreeRow | undefined): TreeWish | undefined {
  return row && { kind: 'focus', id: row.unit.id };
}
