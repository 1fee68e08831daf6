import { describe, expect, it } from 'vitest';
import { hoursOfDay } from './hours-of-day.ts';

const sold = (hour: number) => ({ hour, turnover: 100, receipts: 1 });

describe('hours of a business day (DSH-08)', () => {
  it('are 8 to 20 o’clock without any sale', () => {
    const hours = hoursOfDay([], 4).map(({ hour }) => hour);
    expect(hours).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
  });

  it('reach as far as something was sold, past midnight too', () => {
    const hours = hoursOfDay([sold(6), sold(1)], 4).map(({ hour }) => hour);
    expect(hours[0]).toBe(6);
    expect(hours.slice(-3)).toEqual([23, 0, 1]);
  });

  it('have no gaps, and keep what was sold', () => {
    const hours = hoursOfDay([sold(9)], 4);
    expect(hours.filter(({ turnover }) => turnover > 0)).toEqual([sold(9)]);
    expect(hours).toHaveLength(13);
  });

  it.each([
    [0, [0, 23], [0, 23]],
    [6, [5, 6], [6, 5]],
    [12, [1, 13], [12, 1]],
  ])('begin where the branch’s day does, at %i: of %j sold from %j', (firstHour, hours, ends) => {
    const shown = hoursOfDay(hours.map(sold), firstHour).map(({ hour }) => hour);
    expect([shown[0], shown.at(-1)]).toEqual(ends);
  });
});
