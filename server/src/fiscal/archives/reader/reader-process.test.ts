import { Readable } from 'node:stream';
import { tarEnd } from '@tresen/domain/fiscal/archive-writer';
import { inFull } from '@tresen/domain/kit/testing';
import { expect, it } from 'vitest';
import { certificateFiles, logFile, newTestDevice, saleLogs } from '../testing/test-device.ts';
import { archiveLimits, readInProcess } from './reader-process.ts';

const device = newTestDevice();
const archive = [
  ...[2, 1, 3].flatMap((sale) => saleLogs(device, sale).map((plan) => logFile(device, plan))),
  ...certificateFiles(device),
  tarEnd,
];
const run = (
  bytes: Readable,
  {
    limits = archiveLimits,
    signal = new AbortController().signal,
  }: { limits?: typeof archiveLimits; signal?: AbortSignal } = {},
) => readInProcess(bytes, device.known, () => undefined, signal, limits);

it('an archive is read in a process of its own, which gives its receipts by their transactions', async () => {
  const { summary, receipts, cause } = await run(Readable.from(archive));
  expect(summary).toMatchObject({ logs: 6, verified: 6, transactions: 3, counts: {} });
  expect(cause).toBeNull();
  expect([receipts.size, receipts.at(0), receipts.find(2)?.counter, receipts.find(9)]).toEqual([
    3,
    { transaction: 1, counter: 2, mark: expect.any(BigInt), order: 0 },
    4,
    undefined,
  ]);
});

it('one that uses more of a processor than it may is ended, with a cause', async () => {
  const endless = Readable.from(
    (function* () {
      for (;;) yield archive[0];
    })(),
  );
  const { summary, cause } = await run(endless, { limits: { processorMs: 300, stillMs: 60_000 } });
  expect([summary, cause]).toEqual([null, 'time']);
});

it('one that nobody waits for any more is ended', async () => {
  const gone = new AbortController();
  const reading = run(new Readable({ read: () => undefined }), { signal: gone.signal });
  gone.abort(new Error('gone'));
  await expect(reading).rejects.toThrow('gone');
});

it('a file that breaks while it is read is no verdict on it', inFull, async () => {
  const broken = new Readable({
    read() {
      this.destroy(new Error('the disk'));
    },
  });
  await expect(run(broken)).rejects.toThrow('the disk');
});
