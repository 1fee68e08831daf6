import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { newUuid } from './index.ts';

it('makes random UUIDs of version 4, each another one', () => {
  const made = Array.from({ length: 1_000 }, newUuid);
  for (const uuid of made) expect(z.uuidv4().safeParse(uuid).success, uuid).toBe(true);
  expect(new Set(made).size).toBe(made.length);
});
