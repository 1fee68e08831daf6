import { describe, expect, it } from 'vitest';
import { choiceOfRange, rangeChoices, rangeOfChoice } from './range-choices.ts';

// A Wednesday.
const today = '2026-03-04';

describe('ranges at a click', () => {
  it.each([
    ['TODAY', '2026-03-04', '2026-03-04'],
    ['YESTERDAY', '2026-03-03', '2026-03-03'],
    ['THIS_WEEK', '2026-03-02', '2026-03-04'],
    ['LAST_WEEK', '2026-02-23', '2026-03-01'],
    ['THIS_MONTH', '2026-03-01', '2026-03-04'],
    ['LAST_MONTH', '2026-02-01', '2026-02-28'],
    ['THIS_YEAR', '2026-01-01', '2026-03-04'],
    ['LAST_YEAR', '2025-01-01', '2025-12-31'],
  ] as const)('DSH-03: %s is %s to %s', (choice, from, to) => {
    expect(rangeOfChoice(choice, today)).toEqual({ from, to });
    expect(choiceOfRange({ from, to }, today)).toBe(choice);
  });

  it('last week and last month reach over the end of a year', () => {
    expect(rangeOfChoice('LAST_WEEK', '2026-01-02')).toEqual({ from: '2025-12-22', to: '2025-12-28' });
    expect(rangeOfChoice('LAST_MONTH', '2026-01-31')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
  });

  it('any other range is a free one', () => {
    expect(choiceOfRange({ from: '2026-02-27', to: '2026-03-03' }, today)).toBeUndefined();
    expect(rangeChoices).toHaveLength(8);
  });
});
