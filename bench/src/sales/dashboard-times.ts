import type { HistoryWorld } from '../history/world.ts';
import type { Figure } from '../kit/figure.ts';
import { saturateMix } from '../kit/half-load.ts';

import { type HttpConnection, httpRequest, openHttp } from '../kit/http-connection.ts';
import { loadAtRate } from '../kit/load.ts';
import type { RunOptions } from '../kit/run.ts';
import { median, percentile } from '../kit/statistics.ts';
import type { Question } from './questions.ts';

/** What a person may wait for any figures (issue 7). */
const maxMs = 40;

const connections = 32;

// A shared machine stands still now and then, for all that is asked in that moment. So each question is asked in windows
// that lie minutes apart, with those of all other questions between them, and the window in the middle counts.
const windows = 5;
const windowSeconds = 1.2;

/** Requests per second: twenty-five people of one tenant who ask for something new each second. */
const maxPerSecond = 25;

/** A question while it is measured. */
interface Asked {
  readonly title: string;
  readonly requests: readonly Buffer[];
  /** Requests per second that the server takes of it. */
  readonly saturation: number;
  /** Milliseconds of each request, by window. */
  readonly times: number[][];
}

/** Every question at the pace of many people, or at half of what the server takes of it, where that is less. */
export const measureQuestions = async (
  { server, token }: HistoryWorld,
  questions: readonly Question[],
  { isQuick, progress }: RunOptions,
  limit = maxMs,
): Promise<Figure[]> => {
  const open = await Promise.all(Array.from({ length: connections }, () => openHttp(server.port)));
  try {
    const asked: Asked[] = [];
    for (const question of questions) asked.push(await begin(open, token, question));
    await inTurns(open, asked, isQuick ? 1 : windows);
    const figures = asked.map((each) => figureOf(each, limit));
    for (const { measured, note } of figures)
      progress(`${measured.name} ${measured.value.toFixed(1)} ms; ${note}`);
    return figures;
  } finally {
    for (const connection of open) connection.close();
  }
};

async function begin(
  open: readonly HttpConnection[],
  token: string,
  { title, bodies }: Question,
): Promise<Asked> {
  const requests = bodies.map((body) => httpRequest('/graphql/pos', token, body));
  await saturateMix(open, requests, 0.2);
  return { title, requests, saturation: await saturateMix(open, requests, 0.4), times: [] };
}

async function inTurns(
  open: readonly HttpConnection[],
  asked: readonly Asked[],
  rounds: number,
): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const { requests, saturation, times } of asked) {
      const rate = Math.max(1, Math.min(saturation / 2, maxPerSecond));
      times.push(await loadAtRate(open, requests, { rate, seconds: windowSeconds }));
    }
  }
}

function figureOf({ title, saturation, times }: Asked, limit: number): Figure {
  const worst = times.map((window) => percentile(window, 0.95));
  const p50 = percentile(times.flat(), 0.5).toFixed(1);
  const all = worst.map((value) => value.toFixed(1)).join(', ');
  return {
    bench: 'sales',
    measured: { name: `${title}, p95`, value: median(worst), unit: 'ms' },
    limit: { of: 'measured', is: 'atMost', floor: limit },
    note:
      `the median of the p95 of ${worst.length} windows of ${windowSeconds} s, in turns with the other questions: ` +
      `${all} ms; p50 of all ${p50} ms; saturation ${Math.round(saturation)} requests/s`,
  };
}
