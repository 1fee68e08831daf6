import type { Figure } from '../kit/figure.ts';
import { httpRequest, openHttp } from '../kit/http-connection.ts';
import { expectSuccess } from '../kit/load.ts';
import type { RunOptions } from '../kit/run.ts';
import { percentile } from '../kit/statistics.ts';
import type { HistoryWorld } from './world.ts';

/** One question about a tenant's sales, and the time that the same takes otherwise. */
export interface MeasuredRead {
  readonly bench: string;
  readonly title: string;
  /** As the web app sends it to /graphql/pos. */
  readonly body: string;
  readonly yardstick: { readonly name: string; readonly ms: number };
  readonly atMostMs: number;
}

/** A server runs for weeks: each connection has planned the question a few times, and has mapped what it reads. */
const warmUp = 20;

/** How long answers take, one after the other, of a server that has answered such before. */
export const measureRead = async (
  { server, token }: HistoryWorld,
  { bench, title, body, yardstick, atMostMs }: MeasuredRead,
  { isQuick, progress }: RunOptions,
): Promise<Figure> => {
  const request = httpRequest('/graphql/pos', token, body);
  const connection = await openHttp(server.port);
  const times: number[] = [];
  for (let round = -warmUp; round < (isQuick ? 40 : 200); round += 1) {
    const start = performance.now();
    expectSuccess(await connection.send(request));
    if (round >= 0) times.push(performance.now() - start);
  }
  connection.close();
  const p95 = percentile(times, 0.95);
  progress(`${bench}: ${title}, p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`);
  return {
    bench,
    measured: { name: `${title}, p95`, value: p95, unit: 'ms' },
    yardstick: { name: yardstick.name, value: yardstick.ms, unit: 'ms' },
    ratio: yardstick.ms / p95,
    limit: { of: 'measured', is: 'atMost', floor: atMostMs },
    note: 'all branches unless it says otherwise, one request at a time as the web app asks; the ratio is how many times faster',
  };
};
