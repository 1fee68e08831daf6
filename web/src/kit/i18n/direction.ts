import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isTurned = document.documentElement.dir === 'rtl';

/** Tells texts and written forms that the page runs from right to left (SHL-02). */
export const setTurned = (turned: boolean): void => {
  if (turned === isTurned) return;
  isTurned = turned;
  for (const listener of listeners) listener();
};

/** True where the page runs from right to left. */
export const useTurned = (): boolean => useSyncExternalStore(subscribe, turned, turned);

// Unicode's marks for a text of its own that runs from left to right, and for its end.
const [start, end] = ['\u2066', '\u2069'];

const remembered = new WeakMap<object, unknown>();

/**
 * Words of a language that is written from left to right, for the page as it runs now. Where that is from right to left,
 * a sentence would else begin with its full stop, and `12 %` with its sign.
 */
export const useInDirection = <Words extends object>(words: Words): Words => {
  if (!useTurned()) return words;
  const known = remembered.get(words) ?? isolated(words);
  remembered.set(words, known);
  return known as Words;
};

function turned() {
  return isTurned;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isolated(value: unknown): unknown {
  if (typeof value === 'string') return value && start + value + end;
  if (typeof value === 'function') return (...parts: unknown[]) => isolated(value(...parts));
  if (Array.isArray(value)) return value.map(isolated);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, isolated(part)]));
}
