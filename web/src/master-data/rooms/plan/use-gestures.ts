import { type Handle, handles, type Point } from '@tresen/domain/master-data/rooms/plan';
import { type PointerEvent, type RefObject, useRef } from 'react';
import { usePulls } from '../../../kit/editor/index.ts';
import {
  dragGesture,
  frameGesture,
  type Gesture,
  panGesture,
  resizeGesture,
  type Surroundings,
  turnGesture,
} from './gestures.ts';
import type { PlanTable } from './plan-table.ts';
import { pointAt } from './scene.ts';

interface GesturePlan extends Surroundings {
  readonly tables: readonly PlanTable[];
  readonly selected: ReadonlySet<string>;
  readonly viewport: RefObject<HTMLDivElement | null>;
  readonly floor: RefObject<HTMLDivElement | null>;
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly onSelect: (keys: Iterable<string>) => void;
  readonly onMoved: (tables: readonly PlanTable[]) => void;
  readonly onSized: (tables: readonly PlanTable[]) => void;
  readonly onTurned: (tables: readonly PlanTable[]) => void;
}

/** A gesture, and what a click does that did not become one. */
interface Begun {
  readonly gesture: Gesture;
  readonly click: () => void;
}

const nothing: Gesture = { move: () => undefined, end: () => undefined, cancel: () => undefined };

/** Mouse, finger and pen on the plan. */
export const useGestures = (plan: GesturePlan) => {
  const panning = useRef<ReturnType<typeof panGesture>>(undefined);
  const { viewport, floor, scene, zoom } = plan;
  const pulls = usePulls(viewport, (event) => {
    const element = floor.current;
    if (!element) return undefined;
    const at = (one: PointerEvent<HTMLElement>) => pointAt(element, scene, zoom, one);
    const begun = begin(plan, event, at(event));
    if (!begun) return undefined;
    const { gesture, click } = begun;
    return { click, pull: { ...gesture, move: (to) => gesture.move(at(to), to.altKey) } };
  });

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const element = viewport.current;
    if (!event.isPrimary) panning.current = undefined;
    if (!element || !event.isPrimary || event.button !== 1) return pulls.onPointerDown(event);
    event.preventDefault();
    panning.current = panGesture(element, event);
    element.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    panning.current?.(event);
    pulls.onPointerMove(event);
  };
  const onPointerUp = () => {
    panning.current = undefined;
    pulls.onPointerUp();
  };
  const onPointerCancel = () => {
    panning.current = undefined;
    pulls.onPointerCancel();
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
};

/** What begins where a pointer goes down: pulling tables, a handle, a frame, the floor. */
function begin(plan: GesturePlan, event: PointerEvent<HTMLElement>, at: Point): Begun | undefined {
  const target = event.target as HTMLElement;
  const { tables, selected, onSelect } = plan;
  const handle = target.closest<HTMLElement>('[data-handle]')?.dataset.handle;
  const [only] = tables.filter(({ key }) => selected.has(key));
  if (handle !== undefined && only) {
    const gesture = isHandle(handle)
      ? resizeGesture(at, handle, only, plan, plan.onSized)
      : turnGesture(only, plan, plan.onTurned);
    return { gesture, click: () => undefined };
  }
  const key = target.closest<HTMLElement>('[data-key]')?.dataset.key;
  const table = tables.find((one) => one.key === key);
  const isMore = event.shiftKey || event.ctrlKey || event.metaKey;
  if (!table) return beginOnFloor(plan, event, at, isMore);
  const isSelected = selected.has(table.key);
  const click = () => onSelect(isMore ? toggled(selected, table.key) : [table.key]);
  // A finger first chooses, then pulls: until then it moves the plan.
  if (event.pointerType === 'touch' && !isSelected) return { gesture: nothing, click };
  const moving = isSelected ? selected : new Set(isMore ? [...selected, table.key] : [table.key]);
  if (!isSelected) onSelect(moving);
  const pulled = tables.filter((one) => moving.has(one.key));
  return {
    gesture: dragGesture(at, table, pulled, plan, plan.onMoved),
    click: isSelected ? click : () => undefined,
  };
}

function isHandle(name: string): name is Handle {
  return (handles as readonly string[]).includes(name);
}

function beginOnFloor(
  plan: GesturePlan,
  event: PointerEvent<HTMLElement>,
  at: Point,
  isMore: boolean,
): Begun | undefined {
  const { tables, selected, onSelect } = plan;
  const frame = plan.frame.current;
  const click = () => {
    if (!isMore) onSelect([]);
  };
  if (event.pointerType === 'touch' || !frame) return { gesture: nothing, click };
  const choose = (keys: readonly string[]) => onSelect(isMore ? [...selected, ...keys] : keys);
  return { gesture: frameGesture(at, frame, tables, plan, choose), click };
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  return keys.has(key) ? new Set([...keys].filter((one) => one !== key)) : new Set([...keys, key]);
}
