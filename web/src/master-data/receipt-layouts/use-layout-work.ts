import type { Country } from '@tresen/domain/kit/countries';
import {
  defaultLayout,
  type LayoutLine,
  type ReceiptLayout,
} from '@tresen/domain/master-data/receipt-layouts';
import { useId, useState } from 'react';
import { useStable } from '../../kit/editor/index.ts';
import {
  dropLine,
  insertLine,
  type LinePlace,
  lineAt,
  moveLine,
  removeLine,
  replaceLine,
  stepFrom,
} from './layout-edits.ts';
import { type Paper, withPaper } from './layout-paper.ts';
import { useLayoutHistory } from './use-layout-history.ts';

/** A layout that is edited, which line of it is chosen, and all that can be done. */
export const useLayoutWork = (
  value: ReceiptLayout,
  onChange: (value: ReceiptLayout) => void,
  isReadOnly: boolean,
) => {
  const history = useLayoutHistory(value, onChange);
  const [chosen, choose] = useState<LinePlace | null>(null);
  const id = useId();
  const idOf = ({ block, at }: LinePlace) => `${id}${block}${at}`;
  const { layout, change } = history;
  /** Lines have no names, so whoever moves one by the keyboard goes with it. */
  const goTo = (place: LinePlace) => {
    choose(place);
    requestAnimationFrame(() => document.getElementById(idOf(place))?.focus());
  };
  const isChosen = (place: LinePlace) => chosen?.block === place.block && chosen.at === place.at;
  // The same functions for as long as it is open: lines that nothing has changed are not drawn anew at each key.
  const acts = useStable({
    idOf,
    undo: history.undo,
    redo: history.redo,
    /** Begins anew with what is printed where nobody laid out anything. */
    takeTemplate: (country: Country | null) =>
      change(defaultLayout(layout.kind, country ?? 'DE', layout.width)),
    paper: (given: Partial<Paper>, field?: string) => change(withPaper(layout, given), field),
    add: (place: LinePlace, line: LayoutLine) => {
      change(insertLine(layout, place, line));
      goTo(place);
    },
    replace: (place: LinePlace, line: LayoutLine, field?: string) =>
      change(replaceLine(layout, place, line), field && `${idOf(place)} ${field}`),
    move: (place: LinePlace, step: 1 | -1) => {
      const to = stepFrom(layout, place, step);
      if (to === undefined) return;
      change(moveLine(layout, place, to));
      goTo(to);
    },
    /** Lets a line go before the one of a place. */
    drop: (from: LinePlace, gap: LinePlace) => {
      const dropped = dropLine(layout, from, gap);
      if (dropped === undefined) return;
      change(dropped.layout);
      goTo(dropped.to);
    },
    copy: (place: LinePlace) => {
      const line = lineAt(layout, place);
      if (line === undefined) return;
      const next = { ...place, at: place.at + 1 };
      change(insertLine(layout, next, line));
      goTo(next);
    },
    remove: (place: LinePlace) => {
      const next = removeLine(layout, place);
      change(next);
      const before = Math.min(place.at, next.blocks[place.block].length - 1);
      if (before >= 0) goTo({ ...place, at: before });
      else choose(null);
    },
  });
  const { canUndo, canRedo } = history;
  return { layout, canUndo, canRedo, isReadOnly, chosen, choose, isChosen, ...acts };
};

export type LayoutWork = ReturnType<typeof useLayoutWork>;
