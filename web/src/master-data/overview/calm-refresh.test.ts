import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { calmly } from './calm-refresh.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('fetches at once, then once a second however much changes, and misses no change', () => {
  const fetch = vi.fn();
  const { call } = calmly(fetch, 1_000);
  call();
  expect(fetch).toHaveBeenCalledTimes(1);
  for (let change = 0; change < 500; change += 1) {
    call();
    vi.advanceTimersByTime(10);
  }
  vi.advanceTimersByTime(1_000);
  expect(fetch).toHaveBeenCalledTimes(6);
  vi.advanceTimersByTime(10_000);
  expect(fetch).toHaveBeenCalledTimes(6);
  call();
  expect(fetch).toHaveBeenCalledTimes(7);
});

it('ends with its page', () => {
  const fetch = vi.fn();
  const { call, stop } = calmly(fetch, 1_000);
  call();
  call();
  stop();
  vi.advanceTimersByTime(5_000);
  expect(fetch).toHaveBeenCalledTimes(1);
});
