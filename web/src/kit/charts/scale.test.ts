import { describe, expect, it } from 'vitest';
import { heightOn, scaleOf } from './scale.ts';

describe('axis of a chart', () => {
  it.each([
    [[1], [0, 0.25, 0.5, 0.75, 1]],
    [[27280], [0, 10000, 20000, 30000]],
    [
      [79_000, 53_000],
      [0, 20_000, 40_000, 60_000, 80_000],
    ],
    [[100], [0, 25, 50, 75, 100]],
  ])('of %j has steps that people can read', (values, ticks) => expect(scaleOf(values).ticks).toEqual(ticks));

  it('of nothing has no steps', () => expect(scaleOf([0, 0])).toEqual({ top: 1, ticks: [0] }));

  it('never draws a column below zero or beyond the top', () => {
    const scale = scaleOf([100]);
    expect([-5, 0, 50, 1000].map((value) => heightOn(scale, value))).toEqual([0, 0, 50, 100]);
  });
});
