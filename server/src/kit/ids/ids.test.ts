import { expect, it } from 'vitest';
import { newId } from './index.ts';

const at = Date.UTC(2026, 0, 31);

it('an id is a UUIDv7 of its moment (RFC 9562)', () => {
  expect(newId(at)).toMatch(/^019c1159-7000-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

it('ids of one millisecond keep the order in which they were made, and are all different', () => {
  const ids = Array.from({ length: 2_000 }, () => newId(at));
  expect(ids).toEqual([...ids].sort());
  expect(new Set(ids).size).toBe(ids.length);
});

it('an id of a later moment sorts behind, one of an earlier moment before', () => {
  const ids = [newId(at), newId(at + 1), newId(at - 1)];
  expect([...ids].sort()).toEqual([ids[2], ids[0], ids[1]]);
});
