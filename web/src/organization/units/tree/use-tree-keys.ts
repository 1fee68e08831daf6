import { placeFault } from '@tresen/domain/organization/units';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { TreeUnit } from '../tree-unit.ts';
import type { TreeActions } from './tree-actions.ts';
import { type TreeWish, typedTo, wishOf } from './tree-keys.ts';
import { lastPlaceIn, type MoveStep, placeAfterStep } from './tree-moves.ts';
import type { TreeRow } from './tree-rows.ts';

interface TreeKeysOptions extends TreeActions {
  readonly units: readonly TreeUnit[];
  readonly rows: readonly TreeRow[];
  readonly index: number;
  readonly goTo: (id: string | undefined) => void;
  readonly onFold: (ids: readonly string[], isOpen: boolean) => void;
  readonly onMenu: (id: string) => void;
}

/** Milliseconds after which the next letter begins a new word. */
const typingMs = 700;

/** The tree by keyboard alone: going, folding, moving step by step, cutting and pasting. */
export const useTreeKeys = (options: TreeKeysOptions) => {
  const { units, rows, index, goTo, onFold, onMenu, onVisit, onMove, onRemove, onRefused } = options;
  const [cutId, setCut] = useState<string>();
  const letters = useTypedLetters();
  const row = rows[index];
  const cut = units.find(({ id }) => id === cutId);

  const step = (unit: TreeUnit, wish: MoveStep): void => {
    const place = placeAfterStep(units, unit, wish);
    if (!place) {
      onRefused(undefined);
      return;
    }
    if (place.parentId !== null) onFold([place.parentId], true);
    onMove(unit, place);
    goTo(unit.id);
  };
  const paste = (parent: TreeUnit): void => {
    if (!cut) return;
    const fault = placeFault(units, cut, parent.id);
    if (fault) {
      onRefused(fault);
      return;
    }
    setCut(undefined);
    onFold([parent.id], true);
    onMove(cut, lastPlaceIn(units, parent.id, cut.id));
    goTo(cut.id);
  };
  const openSiblings = (unit: TreeUnit): void =>
    onFold(
      rows.filter((one) => one.unit.parentId === unit.parentId).map((one) => one.unit.id),
      true,
    );
  const grant = (wish: TreeWish, unit: TreeUnit): void => {
    const acts: Readonly<Record<Exclude<TreeWish['kind'], 'focus' | 'fold' | 'step'>, () => void>> = {
      openSiblings: () => openSiblings(unit),
      visit: () => onVisit(unit),
      menu: () => onMenu(unit.id),
      cut: () => setCut(unit.id),
      paste: () => paste(unit),
      cancel: () => setCut(undefined),
      remove: () => onRemove(unit),
    };
    if (wish.kind === 'focus') goTo(wish.id);
    else if (wish.kind === 'fold') onFold([wish.id], wish.isOpen);
    else if (wish.kind === 'step') step(unit, wish.step);
    else acts[wish.kind]();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    // A button within the line has keys of its own.
    if (!row || !(event.target instanceof HTMLElement) || event.target.role !== 'treeitem') return;
    const known = wishOf(rows, index, event);
    const wish = known ?? (isLetter(event) ? typedTo(rows, index, letters(event.key)) : undefined);
    if (!wish) return;
    event.preventDefault();
    grant(wish, row.unit);
  };
  return { cut, onKeyDown };
};

/** Letters that belong together. */
function useTypedLetters() {
  const typed = useRef({ text: '', at: 0 });
  return (letter: string): string => {
    const now = performance.now();
    const { text, at } = typed.current;
    typed.current = { text: now - at > typingMs ? letter : text + letter, at: now };
    return typed.current.text;
  };
}

function isLetter({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && !altKey && !ctrlKey && !metaKey;
}
