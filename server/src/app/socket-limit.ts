import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { createTally } from '../kit/shares/index.ts';
import type { Networks } from './networks.ts';

/** An office of sixty people with six lines each, thirty registers and their hub lines take some five hundred. */
const maxOfNetwork = 2_000;

/**
 * Bounds the lines that one network holds open, whatever it does with them. Those of our own proxies are not counted:
 * everybody comes through them, and they bound lines themselves.
 */
export const limitSockets = (server: Server, networks: Networks, max = maxOfNetwork): void => {
  const open = createTally();
  server.on('connection', (socket: Socket) => {
    const network = networks.ofAddress(socket.remoteAddress ?? '');
    if (network === undefined) return;
    if (open.of(network) >= max) return void socket.destroy();
    open.add(network, 1);
    socket.once('close', () => open.add(network, -1));
  });
};
