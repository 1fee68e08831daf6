import { describe, expect, it } from 'vitest';
import { extentOn, placeOn, scaleOf, tightScaleOf } from './scale.ts';

describe('axis of a chart', () => {
  it.each([
    [[1], [0, 0.25, 0.5, 0.75, 1]],
    [[27280], [0, 10000, 20000, 30000]],
    [
      [79_000, 53_000],
      [0, 20_000, 40_000, 60_000, 80_000],
    ],
    [[100], [0, 25, 50, 75, 100]],
    [
      [-1192, 300],
      [-1500, -1000, -500, 0, 500],
    ],
    [
      [-40, -10],
      [-40, -30, -20, -10, 0],
    ],
  ])('of %j has steps that people can read', (values, ticks) => expect(scaleOf(values).ticks).toEqual(ticks));

  it('of nothing has no steps', () => expect(scaleOf([0, 0])).toEqual({ bottom: 0, top: 1, ticks: [0] }));

  it('puts values between its bottom and its top', () => {
    expect([-5, 0, 50, 1000].map((value) => placeOn(scaleOf([100]), value))).toEqual([0, 0, 50, 100]);
    expect([-100, 0, 100].map((value) => placeOn(scaleOf([-100, 100]), value))).toEqual([0, 50, 100]);
  });

  it('draws from zero, what is less below it', () => {
    const scale = scaleOf([-100, 100]);
    expect(extentOn(scale, 50)).toEqual({ from: 50, size: 25 });
    expect(extentOn(scale, -50)).toEqual({ from: 25, size: 25 });
    expect(extentOn(scale, 0)).toEqual({ from: 50, size: 0 });
  });

  it('without steps is filled by its greatest value, on either side of zero', () => {
    expect(extentOn(tightScaleOf([30, 60]), 60)).toEqual({ from: 0, size: 100 });
    expect(extentOn(tightScaleOf([-30, 90]), -30)).toEqual({ from: 0, size: 25 });
    expect(extentOn(tightScaleOf([-30, -15]), -15)).toEqual({ from: 50, size: 50 });
    expect(extentOn(tightScaleOf([0, 0]), 0)).toEqual({ from: 0, size: 0 });
  });
});
