import { describe, expect, test } from 'vitest';
import { maxSources, type SalesFilterMessage, salesFilterMessages, salesFilterSchema } from './index.ts';

const unit = '01980000-0000-7000-8000-000000000001';

describe('a filter of sales', () => {
  test.each([
    ['nothing', {}],
    ['nothing, said', { unitIds: null, deviceIds: null, employees: null, from: null, to: null }],
    ['no branch', { unitIds: [] }],
    ['a day', { from: '2028-02-29', to: '2028-02-29' }],
    ['three years', { from: '2024-01-01', to: '2026-12-31' }],
    ['one end', { from: '2026-03-01' }],
    ['another branch', { comparison: 'UNIT', comparisonUnitId: unit }],
    ['receipts without an employee', { employees: [`${unit}:`] }],
    ['a key of any characters', { employees: [`${unit}:Käse, 3:4`] }],
    ['a currency', { currency: 'CHF' }],
  ])('may say %s', (_what, filter) => {
    expect(salesFilterSchema.safeParse(filter).success).toBe(true);
  });

  test.each<[string, object, string, SalesFilterMessage]>([
    ['a branch by name', { unitIds: ['Markt'] }, 'unitIds.0', 'UNIT_UNKNOWN'],
    ['a register by name', { deviceIds: ['1'] }, 'deviceIds.0', 'REGISTER_UNKNOWN'],
    ['many registers', { deviceIds: Array(maxSources + 1).fill(unit) }, 'deviceIds', 'TOO_MANY_REGISTERS'],
    ['an employee without branch', { employees: ['7'] }, 'employees.0', 'EMPLOYEE_UNKNOWN'],
    [
      'many employees',
      { employees: Array(maxSources + 1).fill(`${unit}:1`) },
      'employees',
      'TOO_MANY_EMPLOYEES',
    ],
    ['no day', { from: '2026-02-29' }, 'from', 'DAY_UNKNOWN'],
    ['an end before its begin', { from: '2026-03-02', to: '2026-03-01' }, 'to', 'RANGE_REVERSED'],
    ['more than three years', { from: '2024-01-01', to: '2027-01-01' }, 'to', 'RANGE_TOO_LONG'],
    ['a comparison of its own', { comparison: 'MOON' }, 'comparison', 'COMPARISON_UNKNOWN'],
    ['another branch unnamed', { comparison: 'UNIT' }, 'comparisonUnitId', 'COMPARISON_UNIT_MISSING'],
    ['another currency', { currency: 'USD' }, 'currency', 'CURRENCY_UNKNOWN'],
  ])('may not say %s', (_what, filter, field, message) => {
    const [issue] = salesFilterSchema.safeParse(filter).error?.issues ?? [];
    expect({ field: issue?.path.join('.'), message: issue?.message }).toEqual({ field, message });
    expect(salesFilterMessages).toContain(message);
  });
});
