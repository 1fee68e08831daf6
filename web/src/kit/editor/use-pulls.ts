import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';

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
}

interface Held extends Grip {
  readonly pointerId: number;
  readonly start: { readonly clientX: number; readonly clientY: number };
  hasMoved: boolean;
}

/** Pixels before a click becomes a pull: fingers tremble. */
const slack = { mouse: 3, pen: 5, touch: 8 } as const;

/** Mouse, finger and pen on an editor. While something is pulled no component renders; Escape lets go of it. */
export const usePulls = (
  area: RefObject<HTMLElement | null>,
  begin: (event: PointerEvent<HTMLElement>) => Grip | undefined,
) => {
  const held = useRef<Held>(undefined);
  const letGo = () => {
    held.current?.pull.cancel();
    held.current = undefined;
  };
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
    if (event.button !== 0) return;
    const grip = begin(event);
    if (!grip) return;
    const { clientX, clientY, pointerId } = event;
    held.current = { ...grip, pointerId, start: { clientX, clientY }, hasMoved: false };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const now = held.current;
    if (!now || now.pointerId !== event.pointerId) return;
    const { clientX, clientY } = now.start;
    const way = Math.hypot(event.clientX - clientX, event.clientY - clientY);
    if (!now.hasMoved && way <= slackOf(event.pointerType)) return;
    if (!now.hasMoved) area.current?.setPointerCapture(event.pointerId);
    now.hasMoved = true;
    now.pull.move(event);
  };
  const onPointerUp = () => {
    const now = held.current;
    held.current = undefined;
    if (now?.hasMoved) now.pull.end();
    else now?.click();
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: letGo };
};

function slackOf(type: string): number {
  return type === 'touch' || type === 'pen' ? slack[type] : slack.mouse;
}
