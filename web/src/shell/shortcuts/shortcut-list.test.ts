import { describe, expect, it } from 'vitest';
import { moved, toggled } from './shortcut-list.ts';

describe('the list of shortcuts', () => {
  it.each([
    ['takes a page in at its end', ['home'], 'users', ['home', 'users']],
    ['lets a page go', ['home', 'users'], 'home', ['users']],
    ['IDN-60: keeps what has no page', ['calendar', 'mail', 'home'], 'home', ['calendar', 'mail']],
  ])('%s', (_rule, ids, id, expected) => expect(toggled(ids, id)).toEqual(expected));

  const shown = new Set(['home', 'users', 'devices']);
  it.each<[string, string, -1 | 1, string]>([
    ['moves a page up, past what does not show', 'users', -1, 'users mail home devices'],
    ['moves a page down', 'users', 1, 'home mail devices users'],
    ['leaves the first where it is', 'home', -1, 'home mail users devices'],
    ['leaves the last where it is', 'devices', 1, 'home mail users devices'],
    ['knows nothing of a page that is not in it', 'receipts', 1, 'home mail users devices'],
    ['does not move what does not show', 'mail', 1, 'home mail users devices'],
  ])('%s', (_rule, id, step, expected) =>
    expect(moved(['home', 'mail', 'users', 'devices'], shown, id, step).join(' ')).toBe(expected),
  );
});
