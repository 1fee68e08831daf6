import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HubConnection } from './connection.ts';
import { addConnection, findConnection, identify, type Refusal, readAddress } from './entrance.ts';
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
  if (!isNegotiate && address.pathname !== state.options.path) return answer(response, 404);
  const entry = await identify(state, request, address);
  if ('refusal' in entry) return answer(response, entry.refusal);
  if (isNegotiate) return negotiate(state, request, response, entry.user);
  const connection = findConnection(state, address, entry.user);
  if (!connection) return answer(response, 404);
  serve(state, connection, request, response, body);
}

function serve<User>(
  state: HubState<User>,
  connection: HubConnection<User>,
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
): void {
  switch (request.method) {
    case 'GET':
      if (request.headers.accept?.includes('text/event-stream')) return openEventStream(connection, response);
      return poll(state, connection, response);
    case 'POST':
      return post(connection, response, body);
    case 'DELETE':
      connection.lose();
      return answer(response, 202);
    default:
      return answer(response, 405);
  }
}

const transports = ['WebSockets', 'ServerSentEvents', 'LongPolling'];

function negotiate<User>(
  state: HubState<User>,
  request: IncomingMessage,
  response: ServerResponse,
  user: User,
): void {
  if (request.method !== 'POST') return answer(response, 405);
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

function openEventStream<User>(connection: HubConnection<User>, response: ServerResponse): void {
  if (connection.transport) return answer(response, 409);
  connection.start(new EventStreamTransport(response));
  response.on('error', () => connection.lose());
  response.on('close', () => connection.lose());
}

function poll<User>(state: HubState<User>, connection: HubConnection<User>, response: ServerResponse): void {
  const { transport } = connection;
  if (!transport) {
    // The client holds its connection for started once the first poll is answered, with nothing.
    connection.start(new LongPollingTransport());
    return answerPoll(response);
  }
  if (!(transport instanceof LongPollingTransport)) return answer(response, 409);
  connection.hear();
  transport.poll(response);
  if (connection.isClosed) state.connections.delete(connection.token);
}

function post<User>(connection: HubConnection<User>, response: ServerResponse, body: string): void {
  if (!connection.transport?.takesPosts) return answer(response, 405);
  connection.receive(body);
  answer(response, 200);
}

function answer(response: ServerResponse, status: Refusal | 200 | 202): void {
  response.writeHead(status, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end();
}
