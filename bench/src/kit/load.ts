import { bodyOf, type HttpAnswer, type HttpConnection } from './http-connection.ts';

/** @throws when an answer is not a GraphQL success */
export const expectSuccess = (answer: HttpAnswer): void => {
  if (answer.status === 200 && !bodyOf(answer).includes('"errors"')) return;
  throw new Error(`answered ${answer.status}: ${bodyOf(answer).slice(0, 300)}`);
};

/** What a connection sends: always the same, or several requests in turn. */
export type Sent = Buffer | readonly Buffer[];

/** Requests per second when every connection sends its next request as soon as the one before is answered. */
export const saturate = async (
  connections: readonly HttpConnection[],
  sent: Sent,
  seconds: number,
): Promise<number> => {
  const requests = requestsOf(sent);
  const end = performance.now() + seconds * 1000;
  let count = 0;
  let last: HttpAnswer | undefined;
  await Promise.all(
    connections.map(async (connection) => {
      for (let at = 0; performance.now() < end; at += 1) {
        last = await connection.send(inTurn(requests, at));
        count += 1;
      }
    }),
  );
  if (last) expectSuccess(last);
  return count / seconds;
};

/**
 * Sends at a fixed rate whatever the answers do (open loop): milliseconds from the moment at which each request was
 * due to its answer, so a stall counts for all who would have met it. Several requests are sent in turn, as people do
 * different things at a time.
 */
export const loadAtRate = async (
  connections: readonly HttpConnection[],
  load: Sent,
  { rate, seconds }: { readonly rate: number; readonly seconds: number },
): Promise<number[]> => {
  const requests = requestsOf(load);
  let sent = 0;
  const times: number[] = [];
  const free = [...connections];
  const due: number[] = [];
  // At less than one request in the time the first is sent all the same: without any, nobody would end the waiting.
  const total = Math.max(1, Math.floor(rate * seconds));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const work = async (connection: HttpConnection): Promise<void> => {
    for (let at = due.shift(); at !== undefined; at = due.shift()) {
      const next = inTurn(requests, sent);
      sent += 1;
      expectSuccess(await connection.send(next));
      times.push(performance.now() - at);
    }
    free.push(connection);
    if (times.length === total) resolve();
  };
  const start = performance.now();
  let planned = 0;
  const tick = (): void => {
    const elapsed = (performance.now() - start) / 1000;
    for (; planned < total && planned / rate <= elapsed; planned += 1)
      due.push(start + (planned / rate) * 1000);
    while (free.length > 0 && due.length > 0) void work(free.pop() as HttpConnection).catch(reject);
    if (planned < total) setTimeout(tick, 1);
  };
  tick();
  await promise;
  return times;
};

function requestsOf(sent: Sent): readonly Buffer[] {
  return Buffer.isBuffer(sent) ? [sent] : sent;
}

function inTurn(requests: readonly Buffer[], at: number): Buffer {
  const request = requests[at % requests.length];
  if (!request) throw new Error('nothing to send');
  return request;
}
