import { connect, type Socket } from 'node:net';
import { gunzipSync } from 'node:zlib';

/** One keep-alive connection with one request under way at a time. */
export interface HttpConnection {
  /** Sends a request that `httpRequest` made. */
  send(request: Buffer): Promise<HttpAnswer>;
  close(): void;
}

/** An answer as it came; `bodyOf` reads it, after the clock. */
export interface HttpAnswer {
  readonly status: number;
  readonly head: string;
  readonly payload: Buffer;
}

/** A POST of JSON as bytes, made before the clock starts. Answers may come compressed, as a browser asks for. */
export const httpRequest = (path: string, token: string, body: string): Buffer =>
  postOf(path, [`Authorization: Bearer ${token}`, 'Content-Type: application/json'], body);

/** A GET as bytes. */
export const httpGet = (path: string, token: string): Buffer =>
  Buffer.from(
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\nAuthorization: Bearer ${token}\r\n\r\n`,
  );

/** A POST of a form as bytes. */
export const httpForm = (path: string, fields: Readonly<Record<string, string>>): Buffer =>
  postOf(path, ['Content-Type: application/x-www-form-urlencoded'], new URLSearchParams(fields).toString());

const lastChunk = Buffer.from('0\r\n\r\n');

/** The text of an answer. */
export const bodyOf = ({ head, payload }: HttpAnswer): string => {
  const bytes = /^transfer-encoding: chunked\r?$/im.test(head) ? withoutChunks(payload) : payload;
  return (/^content-encoding: gzip\r?$/im.test(head) ? gunzipSync(bytes) : bytes).toString();
};

interface Waiting {
  readonly resolve: (answer: HttpAnswer) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Opens a connection that does as little as HTTP allows: the load shares the processor with what it measures,
 * and Node's own client would take half of it. One that the server closed while nothing was asked is opened anew.
 */
export const openHttp = async (port: number): Promise<HttpConnection> => {
  let socket: Socket | undefined;
  let waiting: Waiting | undefined;
  let received: Buffer | undefined;
  const settle = (use: (waiting: Waiting) => void): void => {
    const current = waiting;
    waiting = undefined;
    received = undefined;
    if (current) use(current);
  };
  const take = (chunk: Buffer): void => {
    received = received ? Buffer.concat([received, chunk]) : chunk;
    const answer = answerIn(received);
    if (answer) settle(({ resolve }) => resolve(answer));
  };
  const fail = (closed: Socket): void => {
    if (socket !== closed) return; // said already, and there may be another by now
    socket = undefined;
    settle(({ reject }) => reject(new Error('the server closed the connection')));
  };
  const opened = async (): Promise<Socket> => {
    const fresh = await open(port);
    const end = () => fail(fresh);
    fresh.on('data', take).on('close', end).on('error', end);
    socket = fresh;
    return fresh;
  };
  const write = (to: Socket, request: Buffer): Promise<HttpAnswer> =>
    new Promise((resolve, reject) => {
      waiting = { resolve, reject };
      to.write(request);
    });
  await opened();
  return {
    send: (request) => (socket ? write(socket, request) : opened().then((fresh) => write(fresh, request))),
    close: () => void socket?.destroy(),
  };
};

function postOf(path: string, heads: readonly string[], body: string): Buffer {
  const bytes = Buffer.from(body);
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    'Accept-Encoding: gzip',
    `Content-Length: ${bytes.length}`,
    ...heads,
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), bytes]);
}

function withoutChunks(payload: Buffer): Buffer {
  const parts: Buffer[] = [];
  let at = 0;
  for (;;) {
    const lineEnd = payload.indexOf('\r\n', at);
    const size = Number.parseInt(payload.toString('latin1', at, lineEnd), 16);
    if (!size) return Buffer.concat(parts);
    parts.push(payload.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
}

/** The whole answer at the start of the bytes, once it has arrived. */
function answerIn(received: Buffer): HttpAnswer | undefined {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = received.toString('latin1', 0, end);
  const payload = received.subarray(end + 4);
  const length = /^content-length: (\d+)\r?$/im.exec(head)?.[1];
  const isWhole =
    length === undefined ? payload.subarray(-5).equals(lastChunk) : payload.length >= Number(length);
  return isWhole ? { status: Number(head.slice(9, 12)), head, payload } : undefined;
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    socket.once('connect', () => resolve(socket)).once('error', reject);
  });
}
