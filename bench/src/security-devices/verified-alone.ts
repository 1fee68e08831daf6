import { verify } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { type BusyDevice, signedByDevice } from './long-log.ts';

const atOnce = 64;
const sampled = 20_000;

/**
 * What the signatures of an archive cost by themselves: so many verified by node:crypto on its other threads, by nothing else.
 * A sample is taken, since all of them take as long as the archive.
 */
export const secondsToVerify = async (device: BusyDevice, signatures: number): Promise<number> => {
  const { signed, signature, key } = signedByDevice(device);
  const options = { key, dsaEncoding: 'ieee-p1363' } as const;
  let left = sampled;
  const line = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await new Promise<void>((resolve, reject) =>
        verify('sha256', signed, options, signature, (error, isRight) =>
          isRight ? resolve() : reject(error ?? new Error('not verified')),
        ),
      );
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: atOnce * availableParallelism() }, line));
  return ((performance.now() - start) / 1_000) * (signatures / sampled);
};
