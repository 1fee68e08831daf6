import { expect, test } from 'vitest';
import { pathOf } from './index-path.ts';

const topOf = (value: number) => 40 - value / 5;

test.each([
  ['from left to right, higher is more', [100, 200, 0], 'M0 20L0 20L50 0L100 40'],
  ['broken where nothing is known', [100, null, 50], 'M0 20L0 20M100 30L100 30'],
  ['a row that begins later', [null, 100, 100], 'M50 20L50 20L100 20'],
  ['a single value', [100], 'M0 20L0 20'],
  ['nothing', [null, null], ''],
])('a line is %s', (_, values, path) => {
  expect(pathOf(values, topOf)).toBe(path);
});
