import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';

/** Rows that are chosen for one action, across pages: some by their id, or all that the filter matches. */
export interface Selection {
  readonly isAll: boolean;
  readonly ids: ReadonlySet<string>;
  /** How many are chosen; with `isAll` as many as the list counts. */
  readonly count: number;
  /** Boxes show on cards, too, where they are otherwise away. */
  readonly isPicking: boolean;
  readonly has: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  /** Chooses these rows, or none of them when all are chosen already. */
  readonly togglePage: (ids: readonly string[]) => void;
  /** Chooses all that the filter matches; `page` are the rows on the screen. */
  readonly chooseAll: (page: readonly string[]) => void;
  readonly clear: () => void;
  readonly pick: (isPicking: boolean) => void;
}

interface Chosen {
  readonly scope: string;
  readonly isAll: boolean;
  /** With `isAll` those of the page on which everything was chosen. */
  readonly ids: ReadonlySet<string>;
  readonly isPicking: boolean;
}

/**
 * The selection of a list.
 * @param scope the filter as text: what was chosen under another one is gone
 * @param total how many rows the filter matches
 */
export const useSelection = (scope: string, total: number): Selection => {
  const [stored, setStored] = useState(() => none(scope));
  const { isAll, ids, isPicking } = stored.scope === scope ? stored : none(scope);
  const latest = useRef(scope);
  useLayoutEffect(() => {
    latest.current = scope;
  }, [scope]);
  // The same function for every scope: rows that have it render only when they change themselves.
  const change = useCallback((next: (old: Chosen) => Partial<Chosen>) => {
    const at = latest.current;
    setStored((old) => {
      const current = old.scope === at ? old : none(at);
      return { ...current, ...next(current) };
    });
  }, []);
  const actions = useMemo(
    () => ({
      // Who takes one out of all goes on with the rows in sight.
      toggle: (id: string) =>
        change((old) => ({ isAll: false, ids: old.ids.symmetricDifference(new Set([id])) })),
      togglePage: (page: readonly string[]) =>
        change((old) => ({ isAll: false, ids: withPage(old.isAll ? new Set(page) : old.ids, page) })),
      chooseAll: (page: readonly string[]) => change(() => ({ isAll: true, ids: new Set(page) })),
      clear: () => change(() => ({ isAll: false, ids: new Set(), isPicking: false })),
      pick: (next: boolean) =>
        change(() => (next ? { isPicking: true } : { isPicking: false, isAll: false, ids: new Set() })),
    }),
    [change],
  );
  const has = useCallback((id: string) => isAll || ids.has(id), [isAll, ids]);
  return { isAll, ids, count: isAll ? total : ids.size, isPicking, has, ...actions };
};

function none(scope: string): Chosen {
  return { scope, isAll: false, ids: new Set(), isPicking: false };
}

function withPage(ids: ReadonlySet<string>, page: readonly string[]): ReadonlySet<string> {
  return page.every((id) => ids.has(id)) ? ids.difference(new Set(page)) : ids.union(new Set(page));
}
