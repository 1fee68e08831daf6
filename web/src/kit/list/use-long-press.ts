import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { Selection } from './selection.ts';

/** Milliseconds that a finger rests on a card before it chooses it. */
const longPressMs = 500;
/** Pixels that a resting finger may wander. */
const wander = 10;

interface Press {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly x: number;
  readonly y: number;
}

/**
 * Handlers of a list by which a long touch chooses the row under it, as people know it from their phones. It is never
 * the only way: the list has a button that shows the boxes.
 * @param ids the rows that can be chosen
 */
export const useLongPress = (selection: Selection | undefined, ids: readonly string[]) => {
  const press = useRef<Press | null>(null);
  /** The touch has chosen a row, so its end opens none. */
  const isSpent = useRef(false);
  if (!selection) return {};
  const end = () => {
    if (press.current) clearTimeout(press.current.timer);
    press.current = null;
  };
  const choose = (id: string) => {
    isSpent.current = true;
    selection.pick(true);
    selection.toggle(id);
  };
  return {
    onPointerDown: ({ target, pointerType, clientX: x, clientY: y }: PointerEvent<HTMLElement>) => {
      end();
      isSpent.current = false;
      const id = target instanceof Element && target.closest<HTMLElement>('[data-id]')?.dataset.id;
      if (pointerType === 'touch' && id && ids.includes(id))
        press.current = { timer: setTimeout(() => choose(id), longPressMs), x, y };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
      const start = press.current;
      if (start && Math.hypot(clientX - start.x, clientY - start.y) > wander) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      if (press.current || isSpent.current) event.preventDefault();
    },
    onClickCapture: (event: MouseEvent<HTMLElement>) => {
      if (!isSpent.current) return;
      isSpent.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
};
