import { expect, it } from 'vitest';
import { pooledFrom } from '../../../kit/memory/index.ts';
import type { Share } from '../../../kit/shares/index.ts';
import { bytesOfBatch, workOnBatch } from './batch-bytes.ts';

it('a long push takes its caller’s turn, a short one travels with others', async () => {
  const turns: string[] = [];
  const share: Share = {
    expectTurns: () => undefined,
    turn: async (work) => {
      turns.push('turn');
      return work();
    },
    think: async (work) => work(),
  };
  const workOn = (length: number) =>
    workOnBatch({ share }, bytesOfBatch('x'.repeat(length)), async () => length);
  expect(await workOn(pooledFrom - 1)).toBe(pooledFrom - 1);
  expect(turns).toEqual([]);
  expect(await workOn(pooledFrom)).toBe(pooledFrom);
  expect(turns).toEqual(['turn']);
});
