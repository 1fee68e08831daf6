import { describe, expect, it } from 'vitest';
import { CountCache } from './count-cache.ts';

/** A list of some rows, one more at each count, whose counting takes some time by a clock of its own. */
const listOf = (tookMs: number, rows = 0) => {
  let now = 1_000;
  let counted = rows;
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
    const list = listOf(200, 9_990);
    expect([await list.look(7), await list.look(8), await list.look(9)]).toEqual([9_991, 9_992, 9_993]);
  });

  it('of a large list is answered as it was, and counted again behind that', async () => {
    const list = listOf(40, 10_000);
    expect(await list.look(7)).toBe(10_001);
    list.pass(200);
    expect([await list.look(8), await list.look(8)]).toEqual([10_001, 10_002]);
  });

  it('of a large list is counted again after five times what counting takes', async () => {
    const list = listOf(40, 10_000);
    await list.look(7);
    list.pass(199);
    expect([await list.look(8), await list.look(9)]).toEqual([10_001, 10_001]);
    list.pass(1);
    expect([await list.look(10), await list.look(10)]).toEqual([10_001, 10_002]);
  });

  it('that could not be counted again stays, and the next look tries', async () => {
    const cache = new CountCache(() => 0);
    await cache.get('articles', 1, async () => 20_000);
    await cache.get('articles', 2, () => Promise.reject(new Error('no database')));
    await expect.poll(() => cache.get('articles', 3, async () => 20_001)).toBe(20_001);
  });
});
