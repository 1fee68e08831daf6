import { setTimeout as delay } from 'node:timers/promises';
import { comeBackReason, comingBackWithinMs } from '@tresen/domain/fleet/live';
import type { CloseOptions } from './connection.ts';
import type { HubState } from './state.ts';

/** Tells a client that it may come back, and after how long. */
const goingAway = (afterMs = 0): CloseOptions => ({
  reason: comeBackReason(afterMs),
  allowReconnect: true,
});

const slicesPerSecond = 10;

/** Sends all connections away at once; each client is told another time to come back at, drawn by chance. */
export const sendAway = <User>(state: HubState<User>): void => {
  const connections = [...state.connections.values()].filter(({ isClosed }) => !isClosed);
  const withinMs = comingBackWithinMs(connections.length);
  for (const connection of connections) connection.close(goingAway(Math.random() * withinMs));
};

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
    for (const connection of open.slice(at, at + size)) connection.close(goingAway());
    if (at + size < open.length) await delay(1_000 / slicesPerSecond);
  }
};
