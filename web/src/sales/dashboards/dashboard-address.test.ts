import { describe, expect, it } from 'vitest';
import { analyticsVariables, homeVariables } from './dashboard-address.ts';

const at = (search: string) => new URLSearchParams(search);

describe('a dashboard’s request', () => {
  it('asks for all branches and today where the address says nothing', () =>
    expect(homeVariables(at(''))).toEqual({ unitIds: null, period: 'TODAY' }));

  it('takes branches and period from the address (DSH-10)', () =>
    expect(homeVariables(at('units=a,b&period=THIS_WEEK'))).toEqual({
      unitIds: ['a', 'b'],
      period: 'THIS_WEEK',
    }));

  it('takes year and range from the address (DSH-03)', () =>
    expect(analyticsVariables(at('year=2023&from=2023-01-01&to=2023-06-30'))).toEqual({
      unitIds: null,
      year: 2023,
      from: '2023-01-01',
      to: '2023-06-30',
    }));

  it.each(['period=EVER', 'year=soon', 'year=99999', 'from=2023-02-30', 'to=tomorrow'])(
    'ignores what makes no sense: %s',
    (search) => {
      expect(homeVariables(at(search)).period).toBe('TODAY');
      expect(analyticsVariables(at(search))).toEqual({ unitIds: null, year: null, from: null, to: null });
    },
  );
});
