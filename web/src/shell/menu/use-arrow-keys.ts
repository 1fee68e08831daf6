import { type RefObject, useEffect } from 'react';

/** Arrow keys, Home and End move between the entries of a list, beside Tab. Entries carry `data-entry`. */
export const useArrowKeys = (ref: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const moveInList = (event: KeyboardEvent) => move(event, list);
    list.addEventListener('keydown', moveInList);
    return () => list.removeEventListener('keydown', moveInList);
  }, [ref]);
};

function move(event: KeyboardEvent, list: HTMLElement): void {
  const entries = [...list.querySelectorAll<HTMLElement>('[data-entry]')];
  const current = entries.indexOf(document.activeElement as HTMLElement);
  const target = current < 0 ? undefined : targetOf(event.key, current, entries.length - 1);
  if (target === undefined) return;
  event.preventDefault();
  entries[target]?.focus();
}

function targetOf(key: string, current: number, last: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(current + 1, last);
  if (key === 'ArrowUp') return Math.max(current - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}
