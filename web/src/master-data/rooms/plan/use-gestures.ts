import { type Handle, handles, type Point } from '@tresen/domain/master-data/rooms/plan';
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
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

interface Held {
  readonly pointerId: number;
  readonly start: { readonly clientX: number; readonly clientY: number };
  readonly gesture: Gesture;
  /** What a click does that did not become a pull. */
  readonly click: () => void;
  hasMoved: boolean;
}

/** Pixels before a click becomes a pull: fingers tremble. */
const slack = { mouse: 3, pen: 5, touch: 8 } as const;

const nothing: Gesture = { move: () => undefined, end: () => undefined, cancel: () => undefined };

/** Mouse, finger and pen on the plan. While something is pulled no component renders. */
export const useGestures = (plan: GesturePlan) => {
  const held = useRef<Held>(undefined);
  const panning = useRef<ReturnType<typeof panGesture>>(undefined);
  const { viewport, floor, scene, zoom } = plan;

  const cancel = () => {
    held.current?.gesture.cancel();
    held.current = undefined;
    panning.current = undefined;
  };
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') held.current?.gesture.cancel();
      if (key === 'Escape') held.current = undefined;
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const element = viewport.current;
    if (!element || !floor.current) return;
    if (!event.isPrimary) return cancel();
    if (event.button === 1) {
      event.preventDefault();
      panning.current = panGesture(element, event);
      return element.setPointerCapture(event.pointerId);
    }
    if (event.button !== 0) return;
    const begun = begin(plan, event, pointAt(floor.current, scene, zoom, event));
    if (!begun) return;
    const { clientX, clientY, pointerId } = event;
    held.current = { ...begun, pointerId, start: { clientX, clientY }, hasMoved: false };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const element = viewport.current;
    panning.current?.(event);
    const now = held.current;
    if (!now || !element || !floor.current || now.pointerId !== event.pointerId) return;
    const { clientX, clientY } = now.start;
    const way = Math.hypot(event.clientX - clientX, event.clientY - clientY);
    if (!now.hasMoved && way <= slackOf(event.pointerType)) return;
    if (!now.hasMoved) element.setPointerCapture(event.pointerId);
    now.hasMoved = true;
    now.gesture.move(pointAt(floor.current, scene, zoom, event), event.altKey);
  };
  const onPointerUp = () => {
    panning.current = undefined;
    const now = held.current;
    held.current = undefined;
    if (now?.hasMoved) now.gesture.end();
    else now?.click();
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: cancel };
};

/** What begins where a pointer goes down: pulling tables, a handle, a frame, the floor. */
function begin(
  plan: GesturePlan,
  event: PointerEvent<HTMLElement>,
  at: Point,
): Pick<Held, 'gesture' | 'click'> | undefined {
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
): Pick<Held, 'gesture' | 'click'> | undefined {
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

function slackOf(type: string): number {
  return type === 'touch' || type === 'pen' ? slack[type] : slack.mouse;
}
