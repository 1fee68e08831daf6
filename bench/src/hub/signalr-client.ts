import { WebSocket } from 'ws';

const separator = '\x1e';
const pingEveryMs = 15_000;

/** A record of the SignalR JSON protocol, as far as the benchmark looks into it. */
export interface HubRecord {
  readonly type: number;
  readonly target?: string;
  readonly arguments?: readonly Readonly<Record<string, unknown>>[];
  readonly invocationId?: string;
  readonly result?: unknown;
  readonly error?: string;
}

/** A connection as light as can be: thousands of them must not hide what the server costs. */
export interface HubClient {
  readonly socket: WebSocket;
  send(record: object): void;
  onRecord: ((record: HubRecord) => void) | undefined;
}

const pingRecord = `${JSON.stringify({ type: 6 })}${separator}`;

const atOnce = 50;

/** Connects to all addresses, some at a time. */
export const connectAll = async (addresses: readonly string[]): Promise<HubClient[]> => {
  const clients: HubClient[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let index = next++; index < addresses.length; index = next++) {
      clients[index] = await connectHub(addresses[index] ?? '');
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return clients;
};

/** Closes all and waits until they are closed. */
export const closeAll = (clients: readonly HubClient[]): Promise<unknown> =>
  Promise.all(
    clients.map(
      ({ socket }) =>
        new Promise((resolve) => {
          socket.once('close', resolve);
          socket.terminate();
        }),
    ),
  );

/** Connects over a WebSocket without negotiation, as the official client can too. */
async function connectHub(address: string): Promise<HubClient> {
  const socket = new WebSocket(address, { perMessageDeflate: false });
  await shakeHands(socket);
  const client: HubClient = {
    socket,
    send: (record) => socket.send(`${JSON.stringify(record)}${separator}`),
    onRecord: undefined,
  };
  socket.on('message', (data: Buffer) => {
    if (!client.onRecord) return;
    for (const text of data.toString().split(separator)) if (text) client.onRecord(JSON.parse(text));
  });
  const ping = setInterval(() => socket.send(pingRecord), pingEveryMs).unref();
  socket.on('close', () => clearInterval(ping));
  return client;
}

function shakeHands(socket: WebSocket): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('message', (data: Buffer) => {
      const text = data.toString();
      if (text.startsWith(`{}${separator}`)) resolve();
      else reject(new Error(`the hub refused the handshake: ${text}`));
    });
    socket.once('error', reject).once('close', () => reject(new Error('the hub closed the connection')));
    socket.once('open', () => socket.send(`{"protocol":"json","version":1}${separator}`));
  });
}
