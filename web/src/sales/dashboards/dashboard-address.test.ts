import { describe, expect, it } from 'vitest';
import {
  analyticsVariables,
  employeesOf,
  employeesParam,
  filterCount,
  homeVariables,
  paymentRange,
} from './dashboard-address.ts';

const at = (search: string) => new URLSearchParams(search);

const unfiltered = {
  unitIds: null,
  deviceIds: null,
  employees: null,
  from: null,
  to: null,
  comparison: 'YEAR_BEFORE',
  comparisonUnitId: null,
  currency: null,
};

describe('a dashboard’s request', () => {
  it('asks for all branches and today where the address says nothing', () => {
    expect(homeVariables(at(''))).toEqual({ unitIds: null, currency: null, period: 'TODAY' });
    expect(analyticsVariables(at(''))).toEqual({ filter: unfiltered, year: null, quarterYear: null });
  });

  it('takes branches and period from the address (DSH-10)', () =>
    expect(homeVariables(at('units=a,b&period=THIS_WEEK&currency=CHF'))).toEqual({
      unitIds: ['a', 'b'],
      currency: 'CHF',
      period: 'THIS_WEEK',
    }));

  it('DSH-10, DSH-11: takes days of one’s own for the payment methods, when both are there', () => {
    const own = at('period=RANGE&from=2026-11-02&to=2026-11-08');
    expect(homeVariables(own)).toMatchObject({ period: 'RANGE', from: '2026-11-02', to: '2026-11-08' });
    expect(paymentRange(own, '2026-11-21')).toEqual({ from: '2026-11-02', to: '2026-11-08' });
    expect(homeVariables(at('period=RANGE&from=2026-11-02')).period).toBe('TODAY');
  });

  it('takes everything of the filter bar from the address (DSH-03, DSH-13)', () => {
    const search =
      'units=u1&devices=d1,d2&employees=u1:7&from=2023-01-01&to=2023-06-30&compare=UNIT&compareUnit=u2&year=2023&quarterYear=2022&currency=CHF';
    expect(analyticsVariables(at(search))).toEqual({
      filter: {
        unitIds: ['u1'],
        deviceIds: ['d1', 'd2'],
        employees: ['u1:7'],
        from: '2023-01-01',
        to: '2023-06-30',
        comparison: 'UNIT',
        comparisonUnitId: 'u2',
        currency: 'CHF',
      },
      year: 2023,
      quarterYear: 2022,
    });
  });

  it('compares with nothing where the other branch is not named', () =>
    expect(analyticsVariables(at('compare=UNIT')).filter).toMatchObject({
      comparison: 'NONE',
      comparisonUnitId: null,
    }));

  it.each([
    ...['period=EVER', 'year=soon', 'year=99999', 'from=2023-02-30', 'to=tomorrow'],
    ...['compare=EVERYTHING', 'currency=USD', 'quarterYear=1'],
  ])('ignores what makes no sense: %s', (search) => {
    expect(homeVariables(at(search)).period).toBe('TODAY');
    expect(analyticsVariables(at(search))).toEqual({ filter: unfiltered, year: null, quarterYear: null });
  });
});

it('an employee whose key holds a comma is one employee', () => {
  const keys = ['u1:7,5', 'u1:50%', 'u2:'];
  const params = at(String(new URLSearchParams({ employees: employeesParam(keys).join(',') })));
  expect(employeesOf(params)).toEqual(keys);
});

it('the folded bar counts branches and days once each', () => {
  expect(filterCount(at(''))).toBe(0);
  expect(filterCount(at('units=a,b&from=2026-01-01&to=2026-01-31&compare=NONE&year=2025'))).toBe(3);
});
