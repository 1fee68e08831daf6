import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  type HubConnection as Client,
  HttpTransportType,
  HubConnectionBuilder,
  type IHttpConnectionOptions,
  LogLevel,
} from '@microsoft/signalr';
import { createHub, type Hub } from './hub.ts';
import type { HubOptions } from './options.ts';

export interface TestUser {
  readonly name: string;
  readonly session: string;
}

/** The ways of the official client to connect. */
export const ways: readonly (readonly [string, IHttpConnectionOptions])[] = [
  ['WebSockets', { transport: HttpTransportType.WebSockets }],
  ['WebSockets without negotiation', { transport: HttpTransportType.WebSockets, skipNegotiation: true }],
  ['server-sent events', { transport: HttpTransportType.ServerSentEvents }],
  ['long polling', { transport: HttpTransportType.LongPolling }],
];

export interface TestServer {
  readonly port: number;
  readonly url: string;
  stop(): Promise<void>;
}

/** Serves a hub on a loopback port, a free one unless it is named. */
export async function serveHub(
  hub: Pick<Hub<unknown>, 'attach' | 'handle' | 'close'>,
  path: string,
  port = 0,
): Promise<TestServer> {
  const server = createServer(
    (request, response) => void readBody(request).then((body) => hub.handle(request, response, body)),
  );
  hub.attach(server);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: bound } = server.address() as AddressInfo;
  return { port: bound, url: `http://127.0.0.1:${bound}${path}`, stop: () => stop(hub, server) };
}

/** A hub whose users are called like their token: `alice`, `alice/second-session`. `bad…` is refused. */
export async function startTestHub(
  options: Partial<HubOptions<TestUser>> = {},
  port = 0,
): Promise<{ readonly hub: Hub<TestUser>; readonly server: TestServer }> {
  const path = '/hubs/test';
  const hub = createHub<TestUser>({
    path,
    methods: {},
    authenticate: async ({ token }) => {
      if (token.startsWith('bad')) return undefined;
      const [name = '', session = 'first'] = token.split('/');
      return { name, session };
    },
    identityOf: ({ name, session }) => `${name}/${session}`,
    personOf: ({ name }) => name,
    onError: (error) => {
      throw error;
    },
    ...options,
  });
  return { hub, server: await serveHub(hub, path, port) };
}

/** The official client, not yet started, with a token. It tries often to come back. */
export const buildClient = (
  url: string,
  token: string,
  way: IHttpConnectionOptions = {},
  keepAliveMs = 15_000,
): Client =>
  new HubConnectionBuilder()
    .withUrl(url, { accessTokenFactory: () => token, ...way })
    .withAutomaticReconnect(Array.from({ length: 100 }, () => 50))
    .withKeepAliveInterval(keepAliveMs)
    .configureLogging(LogLevel.None)
    .build();

async function stop(hub: Pick<Hub<unknown>, 'close'>, server: Server): Promise<void> {
  hub.close();
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  await closed;
}

function readBody(request: IncomingMessage): Promise<string> {
  return text(request);
}
