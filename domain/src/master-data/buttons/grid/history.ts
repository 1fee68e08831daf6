/** What was done to something, so that it can be undone and done again. States are values: nobody changes one. */
export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
}

const maxSteps = 200;

export function beginHistory<T>(present: T): History<T> {
  return { past: [], present, future: [] };
}

/** Does something: what was undone before is gone. The same state again is no step. */
export function advance<T>({ past, present, future }: History<T>, next: T): History<T> {
  if (next === present) return { past, present, future };
  return { past: [...past, present].slice(-maxSteps), present: next, future: [] };
}

/** The last step goes on, such as the next letter of a name: it is undone as one. */
export function amend<T>(history: History<T>, next: T): History<T> {
  return next === history.present ? history : { ...history, present: next, future: [] };
}

/** One step back; itself where there is none. */
export function undo<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  const last = past.at(-1);
  return past.length === 0
    ? history
    : { past: past.slice(0, -1), present: last as T, future: [present, ...future] };
}

/** One undone step again; itself where there is none. */
export function redo<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  const [next, ...rest] = future;
  return future.length === 0 ? history : { past: [...past, present], present: next as T, future: rest };
}
