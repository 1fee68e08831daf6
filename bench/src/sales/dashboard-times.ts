import type { HistoryWorld } from '../history/world.ts';
import type { Figure } from '../kit/figure.ts';
import { measureAtHalf } from '../kit/half-load.ts';
import { httpRequest } from '../kit/http-connection.ts';
import type { RunOptions } from '../kit/run.ts';
import { percentile } from '../kit/statistics.ts';
import type { Question } from './questions.ts';

/** What a person may wait for any figures (issue 7). */
const mostMs = 40;

const measure = async (
  { server, token }: HistoryWorld,
  { title, bodies }: Question,
  limit: number,
  { isQuick, progress }: RunOptions,
): Promise<Figure> => {
  const requests = bodies.map((body) => httpRequest('/graphql/pos', token, body));
  const { saturation, times } = await measureAtHalf(server.port, requests, isQuick ? 1 : 3);
  const value = percentile(times, 0.95);
  const p50 = percentile(times, 0.5).toFixed(1);
  progress(`${title}: ${Math.round(saturation)} requests/s; at half p50 ${p50}, p95 ${value.toFixed(1)} ms`);
  return {
    bench: 'sales',
    measured: { name: `${title}, p95`, value, unit: 'ms' },
    limit: { of: 'measured', is: 'atMost', floor: limit },
    note: `p50 ${p50} ms; saturation ${Math.round(saturation)} requests/s`,
  };
};

/** Every question at half of what the server takes of it. */
export const measureQuestions = async (
  world: HistoryWorld,
  questions: readonly Question[],
  options: RunOptions,
  limit = mostMs,
): Promise<Figure[]> => {
  const figures: Figure[] = [];
  for (const question of questions) figures.push(await measure(world, question, limit, options));
  return figures;
};
