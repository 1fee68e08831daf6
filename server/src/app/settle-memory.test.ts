import { expect, it } from 'vitest';
import { isWorthSettling } from './settle-memory.ts';

const mib = 1024 * 1024;

it.each([
  ['what a burst of work left is given back', 300, 200, 0.01, true],
  ['nobody waits for a pause meanwhile', 300, 200, 0.4, false],
  ['little is not worth it', 220, 200, 0.01, false],
  ['what is in use is not asked for again and again', 300, 300, 0.01, false],
])('%s', (_rule, resident, settled, busy, isWorth) => {
  expect(isWorthSettling({ resident: resident * mib, settled: settled * mib, busy })).toBe(isWorth);
});
