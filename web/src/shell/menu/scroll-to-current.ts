import { type RefObject, useEffect } from 'react';

/** Brings the entry of the page that shows into the sight of a menu that scrolls, and leaves the window as it is. */
export const useScrollToCurrent = (list: RefObject<HTMLElement | null>, current: unknown): void => {
  useEffect(() => {
    if (current === undefined) return;
    const entry = list.current?.querySelector('[aria-current="page"]');
    if (!list.current || !entry) return;
    const frame = list.current.getBoundingClientRect();
    const { top, bottom } = entry.getBoundingClientRect();
    if (top >= frame.top && bottom <= frame.bottom) return;
    list.current.scrollTop += (top + bottom - frame.top - frame.bottom) / 2;
  }, [list, current]);
};
