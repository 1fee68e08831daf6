import { collectGarbage } from '../kit/garbage.ts';
import { secondsOf } from '../kit/statistics.ts';
import type { Register } from '../kit/tenants.ts';
import { type Prepared, prepareReceipt } from '../receipts/ingest-call.ts';
import { sampleReceipt } from '../receipts/sample-receipts.ts';

/** How many receipts a batch of the benchmarks has. */
export const batchSize = 500;

/** The batches of one register: a restaurant with a receipt every two minutes. */
export const batchesOf = (register: Register, from: number, count: number): Prepared[][] => {
  const till = { databaseId: register.databaseId, serial: register.deviceId, name: register.name };
  const start = Date.parse('2026-03-02T09:00:00Z');
  return Array.from({ length: count }, (_, batch) =>
    Array.from({ length: batchSize }, (_, index) => {
      const number = from + batch * batchSize + index + 1;
      return prepareReceipt(sampleReceipt({ till, number, at: start + number * 120_000 }));
    }),
  );
};

/** Receipts per second when every connection works through its own jobs. */
export const rateOf = async <T>(
  lanes: readonly (readonly T[])[],
  work: (lane: number, job: T) => Promise<void>,
): Promise<number> => {
  collectGarbage();
  const seconds = await secondsOf(() =>
    Promise.all(
      lanes.map(async (jobs, lane) => {
        for (const job of jobs) await work(lane, job);
      }),
    ),
  );
  return (lanes.flat().length * batchSize) / seconds;
};
