import { useCallback, useEffect, useRef } from 'react';
import { guardForm, type Place } from './unsaved.ts';

interface UnsavedOptions {
  /** The person gives up what they typed: the form starts anew, and its draft goes. */
  readonly onDiscard: () => void;
  /** Parameters of the address that the form hangs on, such as `edit`; its path in any case. */
  readonly params?: readonly string[];
}

/**
 * Asks before a form with unsaved changes is left, by whatever way (SHL-81): links, back and forward, closing the tab,
 * a reload, a logout, another tenant, a new version. Returns `settle`: what was typed is saved, so the page may be
 * left at once, before the form has rendered again.
 */
export const useUnsaved = (isDirty: boolean, { onDiscard, params = [] }: UnsavedOptions): (() => void) => {
  const isUnsaved = useRef(isDirty);
  const latest = useRef({ onDiscard, params });
  useEffect(() => {
    latest.current = { onDiscard, params };
  });
  useEffect(() => {
    isUnsaved.current = isDirty;
  }, [isDirty]);
  useEffect(
    () =>
      guardForm({
        isDirty: () => isUnsaved.current,
        discard: () => {
          isUnsaved.current = false;
          latest.current.onDiscard();
        },
        isLeft: (from, to) => isElsewhere(from, to, latest.current.params),
      }),
    [],
  );
  return useCallback(() => {
    isUnsaved.current = false;
  }, []);
};

function isElsewhere(from: Place, to: Place, params: readonly string[]): boolean {
  return (
    from.pathname !== to.pathname ||
    params.some((name) => paramOf(from.search, name) !== paramOf(to.search, name))
  );
}

function paramOf(search: string, name: string) {
  return new URLSearchParams(search).get(name);
}
