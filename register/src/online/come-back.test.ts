import { comeBackReason, comingBackWithinMs } from '@tresen/domain/fleet/live';
import { describe, expect, it } from 'vitest';
import { comeBack } from './hub-connection.ts';

const registers = 20_000;

/** When each register is back, in milliseconds after the line broke: it tries until the server is there again. */
const comeBackTimes = (serverIsBackAt: number, reasonOf: () => Error): readonly number[] =>
  Array.from({ length: registers }, () => {
    const policy = comeBack({ refuse: () => undefined, unlinked: () => undefined });
    let now = 0;
    let retryReason = reasonOf();
    for (let tries = 0; tries === 0 || now < serverIsBackAt; tries += 1) {
      const context = { previousRetryCount: tries, elapsedMilliseconds: now, retryReason };
      now += policy.nextRetryDelayInMilliseconds(context) ?? Number.POSITIVE_INFINITY;
      retryReason = new Error('fetch failed');
    }
    return now;
  });

/** As the official client words it. */
const stopped = (): Error =>
  new Error(
    `Server returned an error on close: ${comeBackReason(Math.random() * comingBackWithinMs(registers))}`,
  );
const killed = (): Error => new Error('WebSocket closed with status code: 1006 (no reason given).');

const mostInASecond = (times: readonly number[]): number =>
  Math.max(
    ...Map.groupBy(times, (at) => Math.floor(at / 1_000))
      .values()
      .map(({ length }) => length),
  );

describe('twenty thousand registers', () => {
  it.each([0, 5_000, 20_000])(
    'of a server that stopped and was back after %i ms come back over a minute',
    (backAt) => {
      const times = comeBackTimes(backAt, stopped);
      expect(Math.max(...times)).toBeLessThan(75_000);
      expect(mostInASecond(times)).toBeLessThan(registers / 7);
    },
  );

  it('of a server that was killed for a quarter of a minute come back within ten seconds, not at once', () => {
    const times = comeBackTimes(15_000, killed);
    expect(Math.max(...times)).toBeLessThan(25_001);
    expect(mostInASecond(times)).toBeLessThan(registers / 3);
  });
});

it('a single register of a stopped server is back at once', () => {
  expect(comingBackWithinMs(1)).toBeLessThan(10);
});
