import { useEffect, useRef, useState } from 'react';
import { lineId } from './tree-line.tsx';
import type { TreeRow } from './tree-rows.ts';

/** One line of the tree can be reached by Tab; arrows and letters go from there. */
export const useTreeFocus = (rows: readonly TreeRow[]) => {
  const [chosen, setChosen] = useState<string>();
  const isWanted = useRef(false);
  const current = rows.some(({ unit }) => unit.id === chosen) ? chosen : rows[0]?.unit.id;
  useEffect(() => {
    if (!isWanted.current || current === undefined) return;
    isWanted.current = false;
    const line = document.getElementById(lineId(current));
    line?.focus({ preventScroll: true });
    line?.scrollIntoView?.({ block: 'nearest' });
  });
  return {
    current,
    index: rows.findIndex(({ unit }) => unit.id === current),
    /** The line that the person went to by themselves. */
    noteFocus: setChosen,
    /** Goes to a line, as soon as it is there. */
    goTo: (id: string | undefined) => {
      isWanted.current = true;
      setChosen(id);
    },
  };
};
