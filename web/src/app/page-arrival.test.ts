import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { whenAnswered } from './page-arrival.ts';

afterEach(() => vi.useRealTimers());

/** A question that is on its way until `answer` is called. */
const asked = (client: QueryClient, key: string) => {
  const { promise, resolve } = Promise.withResolvers<string>();
  void client.fetchQuery({ queryKey: [key], queryFn: () => promise, staleTime: 0 });
  return { answer: () => resolve('answer') };
};

it('a page stands once all that it asked for is answered', async () => {
  const client = new QueryClient();
  const done = vi.fn();
  const rows = asked(client, 'rows');
  const units = asked(client, 'units');
  whenAnswered(client, done);
  rows.answer();
  await expect.poll(() => client.getQueryData(['rows'])).toBe('answer');
  expect(client.isFetching()).toBe(1);
  expect(done).not.toHaveBeenCalled();
  units.answer();
  await expect.poll(() => done.mock.calls.length).toBe(1);
});

it('a page that shows what it knew before stands, whatever is asked for anew', async () => {
  const client = new QueryClient();
  client.setQueryData(['rows'], 'of yesterday');
  asked(client, 'rows');
  const done = vi.fn();
  whenAnswered(client, done);
  await expect.poll(() => done.mock.calls.length).toBe(1);
});

it('nobody waits for ever for a question that hangs, and nobody for a page that was left', () => {
  vi.useFakeTimers();
  const client = new QueryClient();
  asked(client, 'rows');
  const [done, left] = [vi.fn(), vi.fn()];
  whenAnswered(client, done);
  whenAnswered(client, left)();
  vi.runAllTimers();
  expect(done).toHaveBeenCalledOnce();
  expect(left).not.toHaveBeenCalled();
});
