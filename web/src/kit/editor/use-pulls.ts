import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';

/** What a pointer does from when it goes down until it goes up. Only `end` changes something. */
export interface Pull {
  readonly move: (event: PointerEvent<HTMLElement>) => void;
  readonly end: () => void;
  readonly cancel: () => void;
}

/** What begins where a pointer goes down. */
export interface Grip {
  readonly pull: Pull;
  /** What a click does that did not become a pull. */
  readonly click: () => void;
  /** A finger has to rest before it pulls; until then it moves the page. Tells that it has rested. */
  readonly onRested?: () => void;
}

interface Held extends Grip {
  readonly pointerId: number;
  readonly start: { readonly clientX: number; readonly clientY: number };
  hasMoved: boolean;
  /** Until a finger has rested. */
  timer?: ReturnType<typeof setTimeout>;
}

/** Milliseconds that a finger rests before it pulls. */
const restMs = 350;

/** Pixels before a click becomes a pull: fingers tremble. */
const slack = { mouse: 3, pen: 5, touch: 8 } as const;

/** Mouse, finger and pen on an editor. While something is pulled no component renders; Escape lets go of it. */
export const usePulls = (
  area: RefObject<HTMLElement | null>,
  begin: (event: PointerEvent<HTMLElement>) => Grip | undefined,
) => {
  const held = useRef<Held>(undefined);
  /** A rest has done something, so the click at its end does nothing. */
  const isSpent = useRef(false);
  const release = (): Held | undefined => {
    const now = held.current;
    clearTimeout(now?.timer);
    held.current = undefined;
    return now;
  };
  const letGo = () => release()?.pull.cancel();
  useScrollLock(area, held);
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      held.current?.pull.cancel();
      held.current = undefined;
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary) return letGo();
    isSpent.current = false;
    if (event.button !== 0) return;
    const grip = begin(event);
    if (!grip) return;
    const { clientX, clientY, pointerId } = event;
    const now: Held = { ...grip, pointerId, start: { clientX, clientY }, hasMoved: false };
    held.current = now;
    if (event.pointerType !== 'touch' || !grip.onRested) return;
    now.timer = setTimeout(() => {
      delete now.timer;
      isSpent.current = true;
      area.current?.setPointerCapture(pointerId);
      grip.onRested?.();
    }, restMs);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const now = held.current;
    if (!now || now.pointerId !== event.pointerId) return;
    const { clientX, clientY } = now.start;
    const way = Math.hypot(event.clientX - clientX, event.clientY - clientY);
    if (!now.hasMoved && way <= slackOf(event.pointerType)) return;
    // It has not rested: the finger moves the page.
    if (now.timer !== undefined) return letGo();
    if (!now.hasMoved) area.current?.setPointerCapture(event.pointerId);
    now.hasMoved = true;
    now.pull.move(event);
  };
  const onPointerUp = () => {
    const now = release();
    if (now?.hasMoved) return now.pull.end();
    now?.pull.cancel();
    if (!isSpent.current) now?.click();
  };
  return {
    ...{ onPointerDown, onPointerMove, onPointerUp, onPointerCancel: letGo },
    onClickCapture: (event: MouseEvent<HTMLElement>) => {
      if (!isSpent.current) return;
      isSpent.current = false;
      event.stopPropagation();
    },
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      if (held.current || isSpent.current) event.preventDefault();
    },
  };
};

/** The page does not scroll under what a finger pulls. React listens passively, so this cannot be a property. */
function useScrollLock(area: RefObject<HTMLElement | null>, held: RefObject<Held | undefined>): void {
  useEffect(() => {
    const element = area.current;
    const hold = (event: TouchEvent) => {
      if (held.current && held.current.timer === undefined && event.cancelable) event.preventDefault();
    };
    element?.addEventListener('touchmove', hold, { passive: false });
    return () => element?.removeEventListener('touchmove', hold);
  }, [area, held]);
}

function slackOf(type: string): number {
  return type === 'touch' || type === 'pen' ? slack[type] : slack.mouse;
}
