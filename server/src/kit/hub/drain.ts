import { setTimeout as delay } from 'node:timers/promises';
import type { CloseOptions } from './connection.ts';
import type { HubState } from './state.ts';

export const goingAway: CloseOptions = { reason: 'Server is shutting down', allowReconnect: true };

const slicesPerSecond = 10;

/** Sends the open connections away in equal portions. Those who come meanwhile stay until the hub closes. */
export const drain = async <User>(
  state: HubState<User>,
  perSecond: number,
  longestMs: number,
): Promise<void> => {
  const open = [...state.connections.values()].filter(({ isOpen }) => isOpen);
  const slices = (longestMs / 1_000) * slicesPerSecond;
  const size = Math.ceil(Math.max(perSecond / slicesPerSecond, open.length / slices));
  for (let at = 0; at < open.length; at += size) {
    for (const connection of open.slice(at, at + size)) connection.close(goingAway);
    if (at + size < open.length) await delay(1_000 / slicesPerSecond);
  }
};
