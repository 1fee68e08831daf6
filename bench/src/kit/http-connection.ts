import { connect, type Socket } from 'node:net';

/** One keep-alive connection with one request under way at a time. */
export interface HttpConnection {
  /** Sends a request that `httpRequest` made; answers with status and body. */
  send(request: Buffer): Promise<HttpAnswer>;
  close(): void;
}

export interface HttpAnswer {
  readonly status: number;
  readonly body: string;
}

interface Waiting {
  readonly resolve: (answer: HttpAnswer) => void;
  readonly reject: (error: Error) => void;
}

/** A POST of JSON as bytes, made before the clock starts. */
export const httpRequest = (path: string, token: string, body: string): Buffer => {
  const bytes = Buffer.from(body);
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    `Content-Length: ${bytes.length}`,
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), bytes]);
};

/** The whole answer at the start of the text, once it has arrived. Bodies have a length: nothing here is chunked. */
const answerIn = (received: Buffer): HttpAnswer | undefined => {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = received.toString('latin1', 0, end);
  const length = Number(/^content-length: (\d+)\r?$/im.exec(head)?.[1] ?? Number.NaN);
  if (Number.isNaN(length)) throw new Error(`an answer without a length:\n${head}`);
  if (received.length < end + 4 + length) return undefined;
  return { status: Number(head.slice(9, 12)), body: received.toString('utf8', end + 4, end + 4 + length) };
};

const open = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    socket.once('connect', () => resolve(socket)).once('error', reject);
  });

/**
 * Opens a connection that does as little as HTTP allows: the load shares the processor with what it measures,
 * and Node's own client would take half of it.
 */
export const openHttp = async (port: number): Promise<HttpConnection> => {
  const socket = await open(port);
  let waiting: Waiting | undefined;
  let received: Buffer[] = [];
  const settle = (use: (waiting: Waiting) => void): void => {
    const current = waiting;
    waiting = undefined;
    received = [];
    if (current) use(current);
  };
  socket.on('data', (chunk: Buffer) => {
    received.push(chunk);
    const bytes = received.length === 1 ? chunk : Buffer.concat(received);
    received = [bytes];
    const answer = answerIn(bytes);
    if (answer) settle(({ resolve }) => resolve(answer));
  });
  const fail = () => settle(({ reject }) => reject(new Error('the server closed the connection')));
  socket.on('close', fail).on('error', fail);
  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(request);
      }),
    close: () => socket.destroy(),
  };
};
