import { type RefObject, useLayoutEffect } from 'react';

/**
 * Brings the current entry (aria-current) of a row or a list that scrolls into its middle, unless it is in sight; the
 * page around it never moves. It is looked for once the browser has laid the page out: asked for sizes before, it would
 * lay out all that is new at once, and again for what comes after.
 * @param current changes when another entry is the current one; undefined while there is none
 */
export const useCurrentInSight = (list: RefObject<HTMLElement | null>, current: unknown): void => {
  useLayoutEffect(() => {
    const element = list.current;
    if (current === undefined || !element) return;
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      show(element);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [list, current]);
};

function show(list: HTMLElement): void {
  const entry = list.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!entry) return;
  const whole = list.getBoundingClientRect();
  list.scrollLeft += way([entry.left, entry.right], [whole.left, whole.right]);
  list.scrollTop += way([entry.top, entry.bottom], [whole.top, whole.bottom]);
}

type Edges = readonly [begin: number, end: number];

/** From the middle of the whole to that of the entry; nothing for one that is in sight. */
function way([begin, end]: Edges, [from, to]: Edges): number {
  return begin >= from && end <= to ? 0 : (begin + end - from - to) / 2;
}
