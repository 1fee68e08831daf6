import { describe, expect, it } from 'vitest';
import { createReaderClock } from './reader-clock.ts';

const limit = 60_000;

/** How often a process is asked until its time is over, when it gets so much of a processor each time. */
const timesAsked = (share: (asked: number) => number | undefined): number => {
  let used: number | undefined = 0;
  let asked = 0;
  const isOver = createReaderClock(() => used, limit);
  do {
    asked += 1;
    const more = share(asked);
    used = more === undefined ? undefined : (used ?? 0) + more * limit;
  } while (!isOver());
  return asked;
};

describe('a process that reads a file', () => {
  it.each([
    [1, 1],
    [1 / 8, 8],
    [1 / 64, 64],
  ])('that gets %d of a processor has as much of it as any other', (share, expected) => {
    expect(timesAsked(() => share)).toBe(expected);
  });

  it('that uses two processors at once is over sooner', () => {
    expect(timesAsked(() => 2)).toBe(1);
  });

  it('that stands still ends, whether it has begun or not', () => {
    expect(timesAsked(() => 0)).toBe(5);
    expect(timesAsked((asked) => (asked === 1 ? 0.5 : 0))).toBe(6);
  });

  it('that waits now and then goes on', () => {
    expect(timesAsked((asked) => (asked % 5 === 0 ? 0.1 : 0))).toBe(50);
  });

  it('of which the system does not tell has five times as long', () => {
    expect(timesAsked(() => undefined)).toBe(5);
  });
});
