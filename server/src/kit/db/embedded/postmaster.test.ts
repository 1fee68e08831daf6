import { describe, expect, it } from 'vitest';
import { cacheFor } from './postmaster.ts';

const gibibyte = 2 ** 30;

describe('the memory that PostgreSQL keeps for tables', () => {
  it.each([
    [0.5, '128MB'],
    [4, '256MB'],
    [8, '512MB'],
    [23.5, '1504MB'],
    [256, '2048MB'],
  ])('with %d GiB: %s', (memory, cache) => expect(cacheFor(memory * gibibyte)).toBe(cache));
});
