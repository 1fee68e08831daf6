import { expect, it } from 'vitest';
import type { Ctx } from '../context/index.ts';
import { batched } from './batch.ts';

const ctx = (): Ctx => ({
  caller: { kind: 'public', principal: 'public' },
  requestId: '1',
  db: undefined as never,
  now: Date.now,
});

it('keys that a request asks for in one turn are loaded together, each once', async () => {
  const loads: string[][] = [];
  const lengthOf = batched(async (_ctx, keys: readonly string[]) => {
    loads.push([...keys]);
    return new Map(keys.filter((key) => key !== 'none').map((key) => [key, key.length]));
  });
  const one = ctx();
  const other = ctx();
  const asked = [
    lengthOf(one, 'a'),
    lengthOf(one, 'bb'),
    lengthOf(other, 'a'),
    lengthOf(one, 'a'),
    lengthOf(one, 'none'),
  ];
  expect(await Promise.all(asked)).toEqual([1, 2, 1, 1, undefined]);
  expect(loads).toEqual([['a', 'bb', 'none'], ['a']]);
  expect(await lengthOf(one, 'a')).toBe(1);
  expect(loads).toHaveLength(3);
});

it('a load that fails fails all that asked, and the next one is tried anew', async () => {
  let fails = true;
  const itself = batched(async (_ctx, keys: readonly string[]) => {
    if (fails) throw new Error('away');
    return new Map(keys.map((key) => [key, key]));
  });
  const request = ctx();
  const asked = await Promise.allSettled([itself(request, 'a'), itself(request, 'b')]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await itself(request, 'a')).toBe('a');
});
