import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { addDays } from '../../kit/business-day/index.ts';
import { leaveOut } from './index.ts';

const november = { from: '2026-11-01', to: '2026-11-30' };
const october = { from: '2026-10-02', to: '2026-10-31' };

test.each([
  ['of the range, with the day beside it', ['2026-11-01'], october, ['2026-11-01'], ['2026-10-02']],
  ['of the comparison, with the day beside it', ['2026-10-03'], october, ['2026-11-02'], ['2026-10-03']],
  [
    'of both, each with the other',
    ['2026-10-03', '2026-11-01'],
    october,
    ['2026-11-01', '2026-11-02'],
    ['2026-10-02', '2026-10-03'],
  ],
  [
    'that stand beside each other, once',
    ['2026-10-02', '2026-11-01'],
    october,
    ['2026-11-01'],
    ['2026-10-02'],
  ],
  ['of the same days of another branch', ['2026-11-01'], november, ['2026-11-01'], ['2026-11-01']],
  ['without a comparison', ['2026-10-03', '2026-11-01'], null, ['2026-11-01'], []],
  ['of other days, not at all', ['2026-12-25'], october, [], []],
  [
    'of a longer comparison, with nothing beside them',
    ['2026-10-31'],
    { from: '2026-09-01', to: '2026-10-31' },
    [],
    ['2026-10-31'],
  ],
])('holidays are left out: %s', (_, holidays, comparison, range, other) => {
  expect(leaveOut(new Set(holidays), november, comparison)).toEqual({ range, comparison: other });
});

it('spans of one length keep as many days as each other, and no holiday', () => {
  const place = fc.integer({ min: 0, max: 400 });
  fc.assert(
    fc.property(place, fc.integer({ min: 0, max: 100 }), fc.array(place), (start, length, places) => {
      const spanFrom = (from: string) => ({ from, to: addDays(from, length) });
      const [range, comparison] = [spanFrom(addDays('2025-06-01', start)), spanFrom('2025-06-01')];
      const holidays = new Set(places.map((each) => addDays('2025-06-01', each)));
      const left = leaveOut(holidays, range, comparison);
      expect(left.range).toHaveLength(left.comparison.length);
      for (const day of holidays) {
        if (day >= range.from && day <= range.to) expect(left.range).toContain(day);
        if (day >= comparison.from && day <= comparison.to) expect(left.comparison).toContain(day);
      }
    }),
  );
});
