import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { httpRequest, openHttp } from '../kit/http-connection.ts';

/** Somebody who asks for too much, until told to stop. */
export interface Attack {
  /** What was answered, by status. */
  readonly statuses: ReadonlyMap<number, number>;
  stop(): Promise<void>;
}

const path = '/graphql/pos';
/** Who is told to come again comes soon: an attacker does not wait as long as asked. */
const impatientMs = 100;

/** So many requests at once, each followed by the next; `bodyOf` makes the nth. */
export const askInParallel = async (
  port: number,
  token: string,
  parallel: number,
  bodyOf: (index: number) => string,
): Promise<Attack> => {
  const statuses = new Map<number, number>();
  let isOver = false;
  let asked = 0;
  const work = async (): Promise<void> => {
    const connection = await openHttp(port);
    while (!isOver) {
      asked += 1;
      const { status } = await connection.send(requestOf(token, bodyOf(asked)));
      countInto(statuses, status);
      if (status === 429 && !isOver) await wait(impatientMs);
    }
    connection.close();
  };
  const works = Array.from({ length: parallel }, work);
  return {
    statuses,
    stop: async () => {
      isOver = true;
      await Promise.all(works);
    },
  };
};

/** So many requests a second, whatever the answers do. */
export const askAtRate = async (
  port: number,
  token: string | undefined,
  rate: number,
  bodyOf: (index: number) => string,
): Promise<Attack> => {
  const statuses = new Map<number, number>();
  const under = new Set<Promise<void>>();
  let asked = 0;
  const ask = async (): Promise<void> => {
    const connection = await openHttp(port);
    asked += 1;
    countInto(statuses, (await connection.send(requestOf(token, bodyOf(asked)))).status);
    connection.close();
  };
  const timer = setInterval(() => {
    const one: Promise<void> = ask().finally(() => under.delete(one));
    under.add(one);
  }, 1_000 / rate);
  return {
    statuses,
    stop: async () => {
      clearInterval(timer);
      await Promise.all(under);
    },
  };
};

/** Lines of which each announces a body and sends none of it; one that is cut is opened anew. */
export const holdSockets = async (
  port: number,
  token: string | undefined,
  count: number,
): Promise<Attack> => {
  const statuses = new Map<number, number>();
  const open = new Set<Socket>();
  let isOver = false;
  const hold = (): Promise<void> =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        open.add(socket);
        socket.write(`${announce(token)}\r\n\r\n`);
        resolve();
      });
      socket.on('data', (chunk) => countInto(statuses, Number(chunk.toString('latin1', 9, 12))));
      socket.on('error', () => resolve());
      socket.on('close', () => {
        open.delete(socket);
        if (!isOver) void hold();
      });
    });
  for (let held = 0; held < count; held += 100)
    await Promise.all(Array.from({ length: Math.min(100, count - held) }, hold));
  return {
    statuses,
    stop: async () => {
      isOver = true;
      for (const socket of open) socket.destroy();
    },
  };
};

function requestOf(token: string | undefined, body: string): Buffer {
  const request = httpRequest(path, token ?? '', body);
  return token ? request : Buffer.from(request.toString().replace('Authorization: Bearer \r\n', ''));
}

function countInto(statuses: Map<number, number>, status: number): void {
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
}

function announce(token: string | undefined): string {
  return [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    'Content-Type: application/json',
    'Content-Length: 8000000',
    ...(token ? [`Authorization: Bearer ${token}`] : []),
  ].join('\r\n');
}
