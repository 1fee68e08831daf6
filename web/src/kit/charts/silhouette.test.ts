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

it('is one bar after the other, from zero up, with room between them', () => {
  const path = silhouetteOf([rowOf(400), rowOf(100)], scale, 0);
  expect(path).toBe('M2.5 100V0H47.5V100M52.5 100V75H97.5V100');
});

it('has what it is compared with before it, in each column', () => {
  const rows = [rowOf(400, [200])];
  expect(agesOf(rows)).toBe(2);
  expect(silhouetteOf(rows, scale, 1)).toBe('M5 100V50H50V100');
  expect(silhouetteOf(rows, scale, 0)).toBe('M50 100V0H95V100');
});

it('hangs below zero for less than nothing', () => {
  const rows = [rowOf(-400)];
  expect(silhouetteOf(rows, scaleOf([-400, 400]), 0)).toBe('M5 50V100H95V50');
});
