import type { HttpConnection } from '../kit/http-connection.ts';
import { type Sent, saturate } from '../kit/load.ts';

/**
 * Answers per second to a mix of requests, each of which gets its share of the time. As many of each kind are counted:
 * what one of them takes longer, all wait for.
 */
export const mixedRate = async (
  connections: readonly HttpConnection[],
  requests: readonly Sent[],
  seconds: number,
): Promise<number> => {
  const rates: number[] = [];
  for (const request of requests) rates.push(await saturate(connections, request, seconds / requests.length));
  return rates.length / rates.reduce((sum, rate) => sum + 1 / rate, 0);
};
