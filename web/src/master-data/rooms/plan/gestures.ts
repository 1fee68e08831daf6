import {
  type Box,
  doOverlap,
  type Handle,
  movedBy,
  type Point,
  resized,
  snappedWay,
  turnedTo,
} from '@tresen/domain/master-data/rooms/plan';
import type { PlanTable } from './plan-table.ts';
import { type Scene, showAt } from './scene.ts';

/** What a pointer does from when it goes down until it goes up. Only `end` changes the plan. */
export interface Gesture {
  /** @param isFine somebody wants it finer than the grid */
  readonly move: (at: Point, isFine: boolean) => void;
  readonly end: () => void;
  readonly cancel: () => void;
}

/** Where things show, and what the grid is. */
export interface Surroundings {
  readonly scene: Scene;
  readonly zoom: number;
  /** The step of the grid; 1 without one. */
  readonly step: number;
  readonly elementsOf: (key: string) => readonly HTMLElement[];
}

/** Moves tables; the one that is held goes by the grid, the others keep their distance to it. */
export const dragGesture = (
  from: Point,
  held: PlanTable,
  tables: readonly PlanTable[],
  surroundings: Surroundings,
  onEnd: (tables: readonly PlanTable[]) => void,
): Gesture =>
  changing(
    tables,
    surroundings,
    (at, isFine) => {
      const way = snappedWay(held, { x: at.x - from.x, y: at.y - from.y }, stepOf(surroundings, isFine));
      return (table) => movedBy(table, way);
    },
    onEnd,
  );

/** Pulls a table at a handle. */
export const resizeGesture = (
  from: Point,
  handle: Handle,
  table: PlanTable,
  surroundings: Surroundings,
  onEnd: (tables: readonly PlanTable[]) => void,
): Gesture =>
  changing(
    [table],
    surroundings,
    (at, isFine) => (one) =>
      resized(one, handle, { x: at.x - from.x, y: at.y - from.y }, stepOf(surroundings, isFine)),
    onEnd,
  );

/** Degrees in which a table turns. */
const turnStep = 15;

export const turnGesture = (
  table: PlanTable,
  surroundings: Surroundings,
  onEnd: (tables: readonly PlanTable[]) => void,
): Gesture =>
  changing([table], surroundings, (at, isFine) => (one) => turnedTo(one, at, isFine ? 1 : turnStep), onEnd);

/** Draws a frame; what it touches is chosen. */
export const frameGesture = (
  from: Point,
  frame: HTMLElement,
  tables: readonly PlanTable[],
  { scene, zoom }: Surroundings,
  onEnd: (keys: readonly string[]) => void,
): Gesture => {
  let box = boxBetween(from, from);
  return {
    move: (at) => {
      box = boxBetween(from, at);
      frame.hidden = false;
      showAt(frame, box, scene, zoom);
    },
    end: () => {
      frame.hidden = true;
      onEnd(tables.filter((table) => doOverlap(table, box)).map(({ key }) => key));
    },
    cancel: () => {
      frame.hidden = true;
    },
  };
};

/** Pulls the floor itself. */
export const panGesture = (viewport: HTMLElement, event: Pick<PointerEvent, 'clientX' | 'clientY'>) => {
  const from = { left: viewport.scrollLeft, top: viewport.scrollTop };
  return (to: Pick<PointerEvent, 'clientX' | 'clientY'>): void => {
    viewport.scrollLeft = from.left + event.clientX - to.clientX;
    viewport.scrollTop = from.top + event.clientY - to.clientY;
  };
};

function changing(
  tables: readonly PlanTable[],
  surroundings: Surroundings,
  change: (at: Point, isFine: boolean) => (table: PlanTable) => PlanTable,
  onEnd: (tables: readonly PlanTable[]) => void,
): Gesture {
  const held = following(tables, surroundings);
  return {
    move: (at, isFine) => held.show(change(at, isFine)),
    end: () => onEnd(held.shown()),
    cancel: held.putBack,
  };
}

/** Tables that follow the pointer: their elements are put in place, nothing renders. */
function following(tables: readonly PlanTable[], surroundings: Surroundings) {
  const { scene, zoom, elementsOf } = surroundings;
  const held = tables.map((table) => ({ table, elements: elementsOf(table.key), shown: table }));
  return {
    show: (change: (table: PlanTable) => PlanTable) => {
      for (const one of held) {
        const before = one.shown;
        one.shown = change(one.table);
        for (const element of one.elements) showAt(element, one.shown, scene, zoom, before);
      }
    },
    shown: (): readonly PlanTable[] => held.map(({ shown }) => shown),
    putBack: () => {
      for (const { table, elements, shown } of held)
        for (const element of elements) showAt(element, table, scene, zoom, shown);
    },
  };
}

function stepOf({ step }: Surroundings, isFine: boolean): number {
  return isFine ? 1 : step;
}

function boxBetween(one: Point, other: Point): Box {
  return {
    x: Math.min(one.x, other.x),
    y: Math.min(one.y, other.y),
    width: Math.abs(one.x - other.x),
    length: Math.abs(one.y - other.y),
    rotation: 0,
    shape: 'rectangle',
  };
}
