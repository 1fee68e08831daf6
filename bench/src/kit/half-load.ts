import { type HttpConnection, openHttp } from './http-connection.ts';
import { expectSuccess, loadAtRate } from './load.ts';
import { median, percentile } from './statistics.ts';

const connections = 32;

/** What a server takes of a mix of requests, and how long they take at half of that. */
export interface HalfLoad {
  /** Requests per second at saturation. */
  readonly saturation: number;
  /** Milliseconds of each request at half of it, from when it was due. */
  readonly times: readonly number[];
  /** Milliseconds that 95 of 100 stay below in the window in the middle. */
  readonly p95: number;
}

// A shared machine stands still now and then, for all that is asked in that moment.
const windows = 5;

/** Requests per second when every connection sends the next one of the mix as soon as the one before is answered. */
export const saturateMix = async (
  open: readonly HttpConnection[],
  requests: readonly Buffer[],
  seconds: number,
): Promise<number> => {
  const start = performance.now();
  const end = start + seconds * 1000;
  let count = 0;
  await Promise.all(
    open.map(async (connection) => {
      while (performance.now() < end) {
        const request = requests[count % requests.length];
        if (!request) throw new Error('nothing to send');
        count += 1;
        expectSuccess(await connection.send(request));
      }
    }),
  );
  // The last answers come behind the end: of slow ones they are a large part.
  return (count * 1000) / (performance.now() - start);
};

/**
 * Judges a mix of requests as every figure is judged: at half of what the server takes (open loop), in five windows of
 * which the middle one counts.
 */
export const measureAtHalf = async (
  port: number,
  requests: readonly Buffer[],
  seconds: number,
): Promise<HalfLoad> => {
  const open = await Promise.all(Array.from({ length: connections }, () => openHttp(port)));
  try {
    await saturateMix(open, requests, seconds / 4);
    const saturation = await saturateMix(open, requests, seconds / 2);
    const times: number[][] = [];
    for (let window = 0; window < windows; window += 1)
      times.push(await loadAtRate(open, requests, { rate: saturation / 2, seconds: seconds / windows }));
    const p95 = median(times.map((each) => percentile(each, 0.95)));
    return { saturation, times: times.flat(), p95 };
  } finally {
    for (const connection of open) connection.close();
  }
};
