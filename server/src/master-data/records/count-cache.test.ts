import { describe, expect, it } from 'vitest';
import { CountCache } from './count-cache.ts';

/** A list whose counting takes some time, by a clock of its own. */
const listOf = (tookMs: number) => {
  let now = 1_000;
  let counted = 0;
  const cache = new CountCache(() => now);
  const count = async (): Promise<number> => {
    now += tookMs;
    counted += 1;
    return counted;
  };
  return {
    look: (seq: number) => cache.get('articles', seq, count),
    pass: (ms: number) => {
      now += ms;
    },
  };
};

describe('the count of a list', () => {
  it('is counted once for as long as nothing changes', async () => {
    const list = listOf(200);
    expect([await list.look(7), await list.look(7)]).toEqual([1, 1]);
    list.pass(60_000);
    expect(await list.look(7)).toBe(1);
  });

  it('of a small list is exact after every change', async () => {
    const list = listOf(2);
    expect([await list.look(7), await list.look(8), await list.look(9)]).toEqual([1, 2, 3]);
  });

  it('of a large list is held for five times what counting takes, and then exact again', async () => {
    const list = listOf(40);
    expect(await list.look(7)).toBe(1);
    list.pass(199);
    expect(await list.look(8)).toBe(1);
    list.pass(1);
    expect(await list.look(8)).toBe(2);
  });
});
