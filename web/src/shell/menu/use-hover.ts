import { type FocusEvent, type PointerEvent, useEffect, useRef } from 'react';

/** Milliseconds that the pointer rests on a folded menu before it opens (SHL-07, CON-04). */
const hoverDelayMs = 150;

/**
 * Opens something under the mouse after a rest, and closes it when the mouse leaves (SHL-13). The keyboard's focus
 * opens it at once. A touch does neither: whoever offers this has a button, too.
 */
export const useHover = (open: () => void, close: () => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') timer.current = setTimeout(open, hoverDelayMs);
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      clearTimeout(timer.current);
      if (pointerType === 'mouse') close();
    },
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(':focus-visible')) open();
    },
  };
};
