import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Coalescer } from './coalescer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first news goes out at once, then one every 250 ms, and the last is never lost', () => {
  const everything = fc.property(fc.array(fc.nat({ max: 400 }), { minLength: 1 }), (gaps) => {
    const coalescer = new Coalescer(250);
    const sent: { readonly at: number; readonly news: number }[] = [];
    const begin = Date.now();
    gaps.forEach((gap, news) => {
      if (news > 0) vi.advanceTimersByTime(gap);
      coalescer.run('figures', () => sent.push({ at: Date.now() - begin, news }));
    });
    vi.runAllTimers();
    expect(sent[0]).toEqual({ at: 0, news: 0 });
    expect(sent.at(-1)?.news).toBe(gaps.length - 1);
    sent.slice(1).forEach(({ at }, index) => {
      expect(at - (sent[index]?.at ?? 0)).toBeGreaterThanOrEqual(250);
    });
    expect(vi.getTimerCount()).toBe(0);
  });
  fc.assert(everything);
});

test('keys do not hold each other up', () => {
  const coalescer = new Coalescer(250);
  const sent: string[] = [];
  for (const key of ['a', 'b', 'a', 'b']) coalescer.run(key, () => sent.push(key));
  expect(sent).toEqual(['a', 'b']);
  vi.advanceTimersByTime(250);
  expect(sent).toEqual(['a', 'b', 'a', 'b']);
});

test('nothing goes out after the stop', () => {
  const coalescer = new Coalescer(250);
  const action = vi.fn();
  coalescer.run('a', action);
  coalescer.run('a', action);
  coalescer.stop();
  vi.runAllTimers();
  expect(action).toHaveBeenCalledOnce();
});
