import {
  type ButtonMapping,
  type ButtonTarget,
  type Cell,
  cellKey,
  type Edited,
  move,
  type Place,
  place,
  span,
} from '@tresen/domain/master-data/buttons/grid';
import type { PointerEvent, RefObject } from 'react';
import { type Grip, moveLayer, type Pull, usePulls } from '../../../kit/editor/index.ts';
import { cellOfKey, mappingAt } from './cells.ts';
import type { GridState } from './grid-state.ts';
import { type Boxes, cellUnder, showMark, tabUnder } from './pointer-cells.ts';
import { type TargetNames, targetOfKey } from './targets.ts';
import { useBoxes } from './use-boxes.ts';
import type { ButtonTools } from './use-button-tools.ts';

interface ButtonPulls {
  readonly state: GridState;
  readonly tools: ButtonTools;
  readonly names: TargetNames;
  /** What holds palette and layers. */
  readonly area: RefObject<HTMLElement | null>;
  /** What follows the pointer, and what shows where it would drop. */
  readonly ghost: RefObject<HTMLElement | null>;
  readonly mark: RefObject<HTMLElement | null>;
  readonly onLayer: (layer: number) => void;
}

interface Carried {
  readonly name: string;
  /** Where it would lie, when the pointer is over a cell. */
  readonly placeAt: (cell: Cell) => Place;
  readonly check: (cell: Cell) => Edited;
  readonly drop: (cell: Cell) => void;
}

const noClick = () => undefined;

/** Mouse, finger and pen: from the palette onto cells, from cell to cell, at a handle, around several. */
export const useButtonPulls = (work: ButtonPulls) => {
  const { state, tools, names, area } = work;
  const grid = state.history.present;
  const { boxes, forget } = useBoxes(area);
  const { cellAt, hide, show, carry } = showing(work, boxes);
  /** A finger has it: the page stands still until it is let go. */
  const hold = (element: HTMLElement | null) => element?.setAttribute('data-held', 'true');

  const carryTarget = (target: ButtonTarget, element: HTMLElement | null): Grip => ({
    pull: carry({
      // Before it lies on a button, only the palette knows its name.
      name: element?.dataset.name ?? names.nameOf(target),
      placeAt: (cell) => mappingAt(grid, cell) ?? single(cell),
      check: (cell) => place(grid, mappingAt(grid, cell) ?? single(cell), target, { isReplacing: true }),
      drop: (cell) => tools.put(target, cell),
    }),
    click: noClick,
    onRested: () => hold(element),
  });
  const carryMappings = (
    held: ButtonMapping,
    from: Cell,
    moving: readonly ButtonMapping[],
    element: HTMLElement | null,
  ): Grip => {
    // It hangs at the cell by which it was taken.
    const to = (cell: Cell): Cell => ({
      layer: cell.layer,
      row: cell.row - (from.row - held.row),
      column: cell.column - (from.column - held.column),
    });
    const key = cellKey(held);
    return {
      pull: carry({
        name: names.labelOf(held),
        placeAt: (cell) => ({ ...held, ...to(cell) }),
        check: (cell) => move(grid, moving, to(cell)),
        drop: (cell) => tools.moveTo(moving, to(cell)),
      }),
      click: noClick,
      onRested: () => {
        hold(element);
        if (!state.selected.has(key)) tools.toggle(key);
      },
    };
  };
  const stretch = (mapping: ButtonMapping, handle: string): Grip => {
    let size: Pick<Place, 'rowSpan' | 'columnSpan'> = mapping;
    const pull: Pull = {
      move: (event) => {
        const cell = cellAt(event);
        if (!cell || cell.layer !== mapping.layer) return;
        size = {
          rowSpan: handle === 'e' ? mapping.rowSpan : Math.max(1, cell.row - mapping.row + 1),
          columnSpan: handle === 's' ? mapping.columnSpan : Math.max(1, cell.column - mapping.column + 1),
        };
        show({ ...mapping, ...size }, 'refusal' in span(grid, mapping, size));
      },
      end: () => {
        hide();
        tools.span(mapping, size);
      },
      cancel: hide,
    };
    return { pull, click: noClick };
  };
  const frame = (from: Cell): Grip => {
    let to = from;
    const pull: Pull = {
      move: (event) => {
        const cell = cellAt(event);
        if (cell?.layer === from.layer) to = cell;
        show(between(from, to), false);
      },
      end: () => {
        hide();
        tools.range(from, to);
      },
      cancel: hide,
    };
    return { pull, click: noClick };
  };

  const begin = (event: PointerEvent<HTMLElement>): Grip | undefined => {
    forget();
    const target = event.target as HTMLElement;
    const dataOf = (name: string) => target.closest<HTMLElement>(`[data-${name}]`)?.dataset[name];
    const [only] = tools.chosen;
    const handle = dataOf('handle');
    if (handle && only) return stretch(only, handle);
    const option = targetOfKey(dataOf('target'));
    if (option) return carryTarget(option, target.closest<HTMLElement>('[data-target]'));
    const cell = cellOfKey(dataOf('cell'));
    if (!cell) return undefined;
    const mapping = mappingAt(grid, cell);
    if (!mapping) return event.pointerType === 'touch' ? undefined : frame(cell);
    const others = state.selected.has(cellKey(mapping)) ? tools.chosen : [];
    const moving = [mapping, ...others.filter((one) => one !== mapping)];
    return carryMappings(mapping, cellAt(event) ?? cell, moving, target.closest('[data-cell]'));
  };
  return usePulls(area, begin);
};

/** What shows while something is pulled; no component renders. */
function showing({ state, area, ghost, mark, onLayer }: ButtonPulls, boxes: () => Boxes) {
  const grid = state.history.present;
  const hide = () => {
    const held = area.current?.querySelector<HTMLElement>('[data-held]');
    held?.removeAttribute('data-held');
    if (ghost.current) ghost.current.hidden = true;
    if (mark.current) mark.current.hidden = true;
  };
  const cellAt = (event: PointerEvent<HTMLElement>) => cellUnder(boxes(), grid.layout, event);
  const show = (where: Place, isRefused: boolean) => {
    if (mark.current) showMark(mark.current, boxes(), grid.layout, where, isRefused);
  };

  const carry = ({ name, placeAt, check, drop }: Carried): Pull => {
    let at: Cell | undefined;
    return {
      move: (event) => {
        // All is read before anything is written: the browser lays nothing out in between.
        const tab = tabUnder(boxes(), event);
        const next = cellAt(event);
        if (ghost.current) follow(ghost.current, name, event);
        if (tab !== undefined) onLayer(tab);
        if (next && at && cellKey(next) === cellKey(at)) return;
        at = next;
        if (at) show(placeAt(at), 'refusal' in check(at));
        else if (mark.current) mark.current.hidden = true;
      },
      end: () => {
        hide();
        if (at) drop(at);
      },
      cancel: hide,
    };
  };
  return { cellAt, hide, show, carry };
}

function follow(ghost: HTMLElement, name: string, { clientX, clientY }: PointerEvent<HTMLElement>): void {
  if (ghost.hidden) ghost.textContent = name;
  ghost.hidden = false;
  moveLayer(ghost, clientX, clientY);
}

function single(cell: Cell): Place {
  return { ...cell, rowSpan: 1, columnSpan: 1 };
}

function between(one: Cell, other: Cell): Place {
  return {
    layer: one.layer,
    row: Math.min(one.row, other.row),
    column: Math.min(one.column, other.column),
    rowSpan: Math.abs(one.row - other.row) + 1,
    columnSpan: Math.abs(one.column - other.column) + 1,
  };
}
