import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { HubConnection } from './connection.ts';
import {
  addConnection,
  beginConnection,
  identify,
  type Refusal,
  readAddress,
  retryAfter,
} from './entrance.ts';
import type { HubState } from './state.ts';
import { WebSocketTransport } from './web-socket-transport.ts';

/** Milliseconds that a client has to answer our closing frame before the line is cut. */
const closeTimeout = 2_000;

/** Takes WebSocket upgrades of the hub's path from an HTTP server. Returns its detach. */
export function attachUpgrades<User>(state: HubState<User>, server: Server): () => void {
  const sockets = createSocketServer(state.limits.maxMessageLength);
  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const address = readAddress(request);
    if (address.pathname === state.options.path)
      void upgrade(state, sockets, { request, socket, head }, address);
    // Nobody else would answer, and Node leaves the socket open.
    else if (server.listenerCount('upgrade') === 1) refuse(socket, 404);
  };
  server.on('upgrade', onUpgrade);
  return () => server.off('upgrade', onUpgrade);
}

/** Lean: 5,000 idle registers should cost little. No compression, no list of its own, few fragments. */
function createSocketServer(maxPayload: number): WebSocketServer {
  const options = {
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload,
    maxFragments: 64,
    maxBufferedChunks: 1_024,
    closeTimeout,
  };
  return new WebSocketServer(options);
}

interface Upgrade {
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  readonly head: Buffer;
}

async function upgrade<User>(
  state: HubState<User>,
  sockets: WebSocketServer,
  { request, socket, head }: Upgrade,
  address: URL,
): Promise<void> {
  const onError = (): void => void socket.destroy();
  socket.once('error', onError);
  const admitted = await admit(state, request, address);
  socket.off('error', onError);
  if ('refusal' in admitted) refuse(socket, admitted.refusal);
  else sockets.handleUpgrade(request, socket, head, (webSocket) => open(admitted.connection, webSocket));
}

type Admission<User> = { readonly connection: HubConnection<User> } | { readonly refusal: Refusal };

async function admit<User>(
  state: HubState<User>,
  request: IncomingMessage,
  address: URL,
): Promise<Admission<User>> {
  const entry = await identify(state, request, address);
  if ('refusal' in entry) return entry;
  // Without an id the client skipped negotiation.
  if (!address.searchParams.has('id'))
    return state.hasPlaceFor(entry.user)
      ? { connection: addConnection(state, entry.user) }
      : { refusal: 429 };
  const connection = beginConnection(state, address, entry.user);
  if (!connection) return { refusal: 404 };
  return connection.transport ? { refusal: 409 } : { connection };
}

function open<User>(connection: HubConnection<User>, socket: WebSocket): void {
  connection.start(new WebSocketTransport(socket));
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    if (isBinary) connection.close({ reason: 'Text frames only' });
    else connection.receive(data.toString());
  });
  // A broken frame: the library closes with the fitting code by itself.
  socket.on('error', () => connection.lose());
  socket.on('close', () => connection.lose());
}

function refuse(socket: Duplex, status: Refusal): void {
  socket.once('finish', () => socket.destroy());
  socket.on('error', () => socket.destroy());
  const seconds = retryAfter[status];
  const later = seconds === undefined ? '' : `Retry-After: ${seconds}\r\n`;
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${later}`;
  socket.end(`${head}Connection: close\r\nContent-Length: 0\r\n\r\n`);
}
