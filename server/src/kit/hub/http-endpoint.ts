import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HubConnection } from './connection.ts';
import {
  addConnection,
  findConnection,
  identify,
  type Refusal,
  readAddress,
  retryAfter,
} from './entrance.ts';
import { EventStreamTransport } from './event-stream-transport.ts';
import { answerPoll, LongPollingTransport } from './long-polling-transport.ts';
import type { HubState } from './state.ts';

/** Answers everything of the hub that is plain HTTP: negotiate, event stream, polls, posts, deletes. */
export async function handleHttp<User>(
  state: HubState<User>,
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
): Promise<void> {
  const address = readAddress(request);
  const isNegotiate = address.pathname === `${state.options.path}/negotiate`;
  if (isNegotiate || address.pathname === state.options.path) {
    const entry = await identify(state, request, address);
    if ('refusal' in entry) answer(response, entry.refusal);
    else if (isNegotiate) negotiate(state, request, response, entry.user);
    else serve(state, findConnection(state, address, entry.user), { request, response, body });
  } else answer(response, 404);
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly body: string;
}

function serve<User>(
  state: HubState<User>,
  connection: HubConnection<User> | undefined,
  { request, response, body }: Exchange,
): void {
  if (!connection) answer(response, 404);
  else if (request.method === 'POST') post(connection, response, body);
  else if (request.method === 'DELETE') remove(state, connection, response);
  else if (request.method !== 'GET') answer(response, 405);
  else if (request.headers.accept?.includes('text/event-stream')) openEventStream(connection, response);
  else poll(state, connection, response);
}

const transports = ['WebSockets', 'ServerSentEvents', 'LongPolling'];

function negotiate<User>(
  state: HubState<User>,
  request: IncomingMessage,
  response: ServerResponse,
  user: User,
): void {
  if (request.method !== 'POST') answer(response, 405);
  else if (!state.hasPlaceFor(user)) answer(response, 429);
  else {
    const connection = addConnection(state, user);
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(
      JSON.stringify({
        negotiateVersion: 1,
        connectionId: connection.id,
        connectionToken: connection.token,
        availableTransports: transports.map((transport) => ({ transport, transferFormats: ['Text'] })),
      }),
    );
  }
}

function openEventStream<User>(connection: HubConnection<User>, response: ServerResponse): void {
  if (connection.transport) answer(response, 409);
  else {
    connection.start(new EventStreamTransport(response));
    response.on('error', () => connection.lose());
    response.on('close', () => connection.lose());
  }
}

function poll<User>(state: HubState<User>, connection: HubConnection<User>, response: ServerResponse): void {
  const { transport } = connection;
  if (!transport) {
    connection.start(new LongPollingTransport());
    // The client holds its connection for started once the first poll is answered, with nothing.
    answerPoll(response);
  } else if (transport instanceof LongPollingTransport) {
    connection.hear();
    transport.poll(response);
    if (connection.isClosed) state.forget(connection);
  } else answer(response, 409);
}

function post<User>(connection: HubConnection<User>, response: ServerResponse, body: string): void {
  const isTaken = connection.transport?.takesPosts === true;
  if (isTaken) connection.receive(body);
  answer(response, isTaken ? 200 : 405);
}

function remove<User>(
  state: HubState<User>,
  connection: HubConnection<User>,
  response: ServerResponse,
): void {
  connection.lose();
  state.forget(connection);
  answer(response, 202);
}

function answer(response: ServerResponse, status: Refusal | 200 | 202): void {
  const seconds = retryAfter[status];
  if (seconds !== undefined) response.setHeader('retry-after', seconds);
  response.writeHead(status, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end();
}
