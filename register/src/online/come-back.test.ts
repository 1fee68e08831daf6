import { comeBackReason, comingBackWithinMs, hubMethods } from '@tresen/domain/fleet/live';
import { describe, expect, it } from 'vitest';
import { randomOf } from '../simulate/index.ts';
import { comeBack, hearWithin } from './hub-connection.ts';

const registers = 20_000;
const linked = { refuse: () => undefined, unlinked: () => undefined };

interface Outage {
  readonly backAt: number;
  readonly reasonOf: (chance: () => number) => Error;
  /** What the hub told them while it was there. */
  readonly withinMs: number;
}

/** When each register is back, in milliseconds after the line broke: it tries until the server is there again. */
const comeBackTimes = ({ backAt, reasonOf, withinMs }: Outage): readonly number[] => {
  const { next } = randomOf('come back');
  return Array.from({ length: registers }, () => {
    const policy = comeBack(linked, () => withinMs, next);
    let now = 0;
    let retryReason = reasonOf(next);
    for (let tries = 0; tries === 0 || now < backAt; tries += 1) {
      const context = { previousRetryCount: tries, elapsedMilliseconds: now, retryReason };
      now += policy.nextRetryDelayInMilliseconds(context) ?? Number.POSITIVE_INFINITY;
      retryReason = new Error('fetch failed');
    }
    return now;
  });
};

/** As the official client words it. */
const worded = (reason: string) => new Error(`Server returned an error on close: ${reason}`);
const stopped = (chance: () => number): Error =>
  worded(comeBackReason(chance() * comingBackWithinMs(registers)));
const killed = (): Error => new Error('WebSocket closed with status code: 1006 (no reason given).');

const mostInASecond = (times: readonly number[]): number =>
  Math.max(
    ...Map.groupBy(times, (at) => Math.floor(at / 1_000))
      .values()
      .map(({ length }) => length),
  );

describe('REG-17: twenty thousand registers', () => {
  it.each([
    ['stopped', 0, stopped, 500],
    ['stopped', 5_000, stopped, 500],
    ['stopped', 20_000, stopped, 600],
    ['was killed', 0, killed, 500],
    ['was killed', 5_000, killed, 500],
    ['was killed', 15_000, killed, 600],
    ['was killed', 120_000, killed, 800],
  ] as const)(
    'of a server that %s and was back after %i ms come back over a minute',
    (_how, backAt, reasonOf, most) => {
      const times = comeBackTimes({ backAt, reasonOf, withinMs: comingBackWithinMs(registers) });
      expect(Math.max(...times)).toBeLessThanOrEqual(backAt + 60_000);
      expect(mostInASecond(times)).toBeLessThan(most);
    },
  );

  it('of a killed server that told nothing, as those of before, come back within ten seconds', () => {
    const times = comeBackTimes({ backAt: 15_000, reasonOf: killed, withinMs: 0 });
    expect(Math.max(...times)).toBeLessThan(25_001);
    expect(mostInASecond(times)).toBeLessThan(registers / 2);
  });
});

describe('REG-17: a register of many', () => {
  const policy = comeBack(
    linked,
    () => 60_000,
    () => 0.5,
  );
  const waitAfter = (retryReason: Error) =>
    policy.nextRetryDelayInMilliseconds({ previousRetryCount: 0, elapsedMilliseconds: 0, retryReason });

  it.each([
    ['whose line was cut', killed(), 30_000],
    ['whose token was refused', new Error("negotiation: Status code '401'"), 100],
    ['that is looked at anew', worded(comeBackReason(0, 'Looked at anew')), 0],
  ])('%s tries again after a time of that', (_what, reason, ms) => {
    expect(waitAfter(reason)).toBe(ms);
  });
});

it('a register takes the last time that the hub told it', () => {
  const heard: number[] = [];
  const told = new Map<string, (told: unknown) => void>();
  hearWithin({ on: (name, hear) => void told.set(name, hear) }, (withinMs) => heard.push(withinMs));
  for (const ms of [8_000, 'soon', 99_000]) told.get(hubMethods.comeBackWithin)?.(ms);
  expect(heard).toEqual([8_000, 0, 60_000]);
});

it('a single register of a stopped server is back at once', () => {
  expect(comingBackWithinMs(1)).toBeLessThan(10);
});
