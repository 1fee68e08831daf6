import { type RefObject, useEffect, useState } from 'react';

/** Pixels of a line: room for a thumb, and the same for all, so that places are numbers. */
export const lineSize = 52;
/** Lines beyond the edges of the window that are there already when somebody scrolls. */
const spare = 8;

interface Lines {
  readonly from: number;
  readonly to: number;
}

/** The lines of a long list that are in the window, so that hundreds of them cost no more than those that show. */
export const useShownLines = (list: RefObject<HTMLElement | null>, count: number): Lines => {
  const [lines, setLines] = useState<Lines>({ from: 0, to: 40 });
  useEffect(() => {
    const look = (): void => {
      const top = list.current?.getBoundingClientRect().top ?? 0;
      const from = Math.max(0, Math.floor(-top / lineSize) - spare);
      const to = Math.min(count, Math.ceil((window.innerHeight - top) / lineSize) + spare);
      setLines((known) => (known.from === from && known.to === to ? known : { from, to }));
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [list, count]);
  return lines;
};
