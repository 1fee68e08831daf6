import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

const loopback = { v4: '127.0.0.1', v6: '::1' };

/**
 * Listens where the settings say. Without a host on this machine alone, under both of its addresses: `localhost` is the
 * one for some programs and the other for others, and another program's server must not answer in our place.
 * @throws when the port is taken under either address
 */
export const listen = async (
  app: FastifyInstance,
  port: number,
  host: string | undefined,
  ofMachine = loopback,
): Promise<void> => {
  if (host !== undefined) {
    await app.listen({ port, host });
    return;
  }
  let door: Server | undefined;
  app.addHook('preClose', async () => void door?.close());
  await app.listen({ port, host: ofMachine.v4 });
  door = await openDoor(app, portOf(app), ofMachine.v6);
};

/** A second door to a server that listens already: what comes in there is answered by the same one. */
async function openDoor(app: FastifyInstance, port: number, host: string): Promise<Server | undefined> {
  const door = createServer((socket) => void app.server.emit('connection', socket));
  door.listen(port, host);
  try {
    await once(door, 'listening');
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
  return door;
}

/** The machine has no such address: IPv6 is switched off, as in many containers. */
function isAbsent(error: unknown): boolean {
  return ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'].includes((error as NodeJS.ErrnoException).code ?? '');
}

function portOf(app: FastifyInstance): number {
  return (app.server.address() as AddressInfo).port;
}
