import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { type Boxes, boxesIn } from './pointer-cells.ts';

const none: Boxes = { layers: [], tabs: [] };

/**
 * Where layers and tabs lie, measured once for all moves of a pointer: the mark that follows it makes the browser lay the
 * page out again before each measuring. What scrolls, takes another size or is drawn anew is measured again.
 */
export const useBoxes = (area: RefObject<HTMLElement | null>) => {
  const known = useRef<Boxes>(undefined);
  const forget = useCallback(() => {
    known.current = undefined;
  }, []);
  useLayoutEffect(forget);
  useEffect(() => {
    const gone = new AbortController();
    for (const event of ['scroll', 'resize'])
      window.addEventListener(event, forget, { capture: true, passive: true, signal: gone.signal });
    return () => gone.abort();
  }, [forget]);
  const boxes = () => {
    if (area.current) known.current ??= boxesIn(area.current);
    return known.current ?? none;
  };
  return { boxes, forget };
};
