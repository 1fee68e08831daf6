import { expect, it } from 'vitest';
import { scaleOf } from './scale.ts';
import { agesOf, silhouetteOf } from './silhouette.ts';

const rowOf = (value: number, compared?: readonly number[]) => ({
  key: String(value),
  label: '',
  value,
  ...(compared && { compared }),
});
const scale = scaleOf([400, 0]);

it('goes from column to column without a gap, in which a day would be lost on a phone', () => {
  const path = silhouetteOf([rowOf(400), rowOf(100)], scale, 0);
  expect(path).toBe('M0 100V0H50V75H100V100Z');
});

it('is as wide for each age', () => {
  const rows = [rowOf(400, [200])];
  expect(agesOf(rows)).toBe(2);
  expect(silhouetteOf(rows, scale, 1)).toBe('M0 100V50H100V100Z');
  expect(silhouetteOf(rows, scale, 0)).toBe('M0 100V0H100V100Z');
});

it('hangs below zero for less than nothing', () => {
  const rows = [rowOf(-400)];
  expect(silhouetteOf(rows, scaleOf([-400, 400]), 0)).toBe('M0 50V100H100V50Z');
});
