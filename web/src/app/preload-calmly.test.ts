import { expect, it, vi } from 'vitest';
import { preloadCalmly } from './preload-calmly.ts';

it('what is loaded ahead waits for answers, comes one after the other, and goes on behind what fails', async () => {
  let fetching = 1;
  const done: string[] = [];
  const first = Promise.withResolvers<void>();
  const asked = vi.fn(() => fetching);
  const all = preloadCalmly({ isFetching: asked }, [
    () => first.promise.then(() => void done.push('first')),
    () => Promise.reject(new Error('no connection')),
    async () => void done.push('last'),
  ]);
  await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(1);
  expect(done).toEqual([]);
  fetching = 0;
  first.resolve();
  await all;
  expect(done).toEqual(['first', 'last']);
});

it('code that does not arrive is the last that is loaded ahead', async () => {
  const next = vi.fn(async () => undefined);
  const gone = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
  await preloadCalmly({ isFetching: () => 0 }, [() => Promise.reject(gone), next]);
  expect(next).not.toHaveBeenCalled();
});

it('the second begins when the first is there', async () => {
  const first = Promise.withResolvers<void>();
  const second = vi.fn(async () => undefined);
  const start = vi.fn(() => first.promise);
  const all = preloadCalmly({ isFetching: () => 0 }, [start, second]);
  await expect.poll(() => start).toHaveBeenCalled();
  expect(second).not.toHaveBeenCalled();
  first.resolve();
  await all;
  expect(second).toHaveBeenCalledOnce();
});

it('nothing is loaded ahead while somebody types', async () => {
  const idle = vi.fn((then: IdleRequestCallback) => setTimeout(then, 1) as unknown as number);
  vi.stubGlobal('requestIdleCallback', idle);
  const load = vi.fn(async () => undefined);
  const all = preloadCalmly({ isFetching: () => 0 }, [load]);
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  await expect.poll(() => idle.mock.calls.length).toBeGreaterThan(5);
  expect(load).not.toHaveBeenCalled();
  await all;
  expect(load).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
