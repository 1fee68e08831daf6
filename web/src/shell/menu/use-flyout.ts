import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** What opens over the page and closes by Escape, by a press beside it, and when the focus leaves it. */
export interface Flyout<Element extends HTMLElement> {
  readonly ref: RefObject<Element | null>;
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** For the element that `ref` holds. */
  readonly handlers: {
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
}

/** A part of the menu that opens over the page for a while, as against one that stays open. */
export const useFlyout = <Element extends HTMLElement>(): Flyout<Element> => {
  const ref = useRef<Element>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const closeBeside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !ref.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeBeside);
    return () => document.removeEventListener('pointerdown', closeBeside);
  }, [isOpen]);
  const close = () => setOpen(false);
  return {
    ref,
    isOpen,
    open: () => setOpen(true),
    close,
    handlers: {
      onKeyDown: ({ key }) => key === 'Escape' && close(),
      onBlur: ({ currentTarget, relatedTarget }) => {
        // Without a next element the window has lost the focus, or a press beside it closes anyway.
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
      },
    },
  };
};
