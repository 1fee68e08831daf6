import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HubConnection } from './connection.ts';
import {
  addConnection,
  beginConnection,
  findConnection,
  identify,
  openPass,
  type Refusal,
  readAddress,
  retryAfter,
} from './entrance.ts';
import { EventStreamTransport } from './event-stream-transport.ts';
import { answerPoll, LongPollingTransport } from './long-polling-transport.ts';
import { newPass, type Relayed, relayTopic } from './passes.ts';
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
    else if (isElsewhere(state, request, address, entry.user))
      relay(state, { request, response, body }, address.searchParams.get('id') ?? '');
    else serve(state, connectionOf(state, request, address, entry.user), { request, response, body });
  } else answer(response, 404);
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly body: string;
}

/** An event stream may begin at another process than it was negotiated at. */
function connectionOf<User>(
  state: HubState<User>,
  request: IncomingMessage,
  address: URL,
  user: User,
): HubConnection<User> | undefined {
  return request.method === 'GET' && wantsEventStream(request)
    ? beginConnection(state, address, user)
    : findConnection(state, address, user);
}

/** What is said beside an event stream that another process holds. */
function isElsewhere<User>(
  state: HubState<User>,
  { method }: IncomingMessage,
  address: URL,
  user: User,
): boolean {
  const isSaid = method === 'POST' || method === 'DELETE';
  if (!isSaid || findConnection(state, address, user)) return false;
  return openPass(state, address.searchParams.get('id') ?? '', user) !== undefined;
}

function relay<User>(
  { options }: HubState<User>,
  { request, response, body }: Exchange,
  token: string,
): void {
  const isLeaving = request.method === 'DELETE';
  options.backplane?.tell(relayTopic, { token, ...(!isLeaving && { body }) } satisfies Relayed);
  answer(response, isLeaving ? 202 : 200);
}

function wantsEventStream({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes('text/event-stream') === true;
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
  else if (wantsEventStream(request)) openEventStream(connection, response);
  else poll(state, connection, response);
}

const transports = ['WebSockets', 'ServerSentEvents', 'LongPolling'];
/** Polls would each have to find the process that holds the connection. */
const transportsOfSeveral = transports.filter((transport) => transport !== 'LongPolling');

function negotiate<User>(
  state: HubState<User>,
  request: IncomingMessage,
  response: ServerResponse,
  user: User,
): void {
  if (request.method !== 'POST') answer(response, 405);
  else if (!state.hasPlaceFor(user)) answer(response, 429);
  else {
    const { connectionId, connectionToken } = beginNegotiated(state, user);
    const offered = state.options.passes ? transportsOfSeveral : transports;
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(
      JSON.stringify({
        negotiateVersion: 1,
        connectionId,
        connectionToken,
        availableTransports: offered.map((transport) => ({ transport, transferFormats: ['Text'] })),
      }),
    );
  }
}

interface Negotiated {
  readonly connectionId: string;
  readonly connectionToken: string;
}

/** With several processes nothing is kept of it: the client brings all that whoever takes the connection needs. */
function beginNegotiated<User>(state: HubState<User>, user: User): Negotiated {
  const { passes } = state.options;
  if (passes) {
    const pass = newPass(user, state.limits.handshakeTimeoutMs);
    return { connectionId: pass.id, connectionToken: passes.make(pass) };
  }
  const { id, token } = addConnection(state, user);
  return { connectionId: id, connectionToken: token };
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
