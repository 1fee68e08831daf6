import { useSyncExternalStore } from 'react';

let isAway = false;
const listeners = new Set<() => void>();

/** Told by who watches the server (watch-server.ts). */
export const setServerAway = (next: boolean): void => {
  if (next === isAway) return;
  isAway = next;
  for (const listener of listeners) listener();
};

/** True while the server cannot be reached. */
export const isServerAway = (): boolean => isAway;

/** True while the server cannot be reached; the component renders again when that changes. */
export const useServerAway = (): boolean => useSyncExternalStore(onConnection, isServerAway);

function onConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
