import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** One address for several servers, without a memory of who came from where. */
export interface Balancer {
  readonly url: string;
  stop(): void;
}

/** Gives each connection to the next server; where that is not there, to the one after it. */
export const startBalancer = async (portsNow: () => readonly number[]): Promise<Balancer> => {
  const open = new Set<Socket>();
  let turn = 0;
  const pass = (client: Socket, tries: number): void => {
    const ports = portsNow();
    turn += 1;
    const server = connect(ports[turn % ports.length] ?? 0, '127.0.0.1');
    let isThere = false;
    server.once('connect', () => {
      isThere = true;
      client.pipe(server).pipe(client);
    });
    server.on('error', () => (isThere || tries === 0 ? client.destroy() : pass(client, tries - 1)));
    server.on('close', () => isThere && client.destroy());
    client.on('close', () => server.destroy());
  };
  const listening = createServer((client) => {
    open.add(client);
    client.on('error', () => undefined);
    client.once('close', () => open.delete(client));
    pass(client, portsNow().length);
  }).listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return {
    url: `http://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    stop: () => {
      listening.close();
      for (const client of open) client.destroy();
    },
  };
};
