import { describe, expect, it } from 'vitest';
import {
  columnsFor,
  figuresFrom,
  measuresFor,
  orderOfFigure,
  type ReportDimension,
  reportDimensions,
  reportPresetNames,
  reportPresets,
  reportQuestionSchema,
  timeKeyOf,
  timeKeysOf,
} from './index.ts';

describe('what can be asked', () => {
  it.each([
    ['article', 'month', true],
    ['article', 'unit', true],
    ['article', 'employee', true],
    ['payment', 'hour', true],
    ['employee', 'register', true],
    ['weekday', 'hour', true],
    ['day', 'unit', true],
    ['article', 'category', false],
    ['article', 'target', true],
    ['target', 'hour', true],
    ['vat', 'payment', false],
    ['article', 'article', false],
  ] as const)('%s by %s: %s', (rows, columns, isAnswerable) => {
    expect(columnsFor(rows).includes(columns)).toBe(isAnswerable);
    expect(reportQuestionSchema.safeParse({ rows, columns }).success).toBe(isAnswerable);
  });

  it('is what the columns offer, and nothing else', () => {
    for (const rows of reportDimensions)
      for (const columns of reportDimensions.filter((each) => each !== 'total'))
        expect(columnsFor(rows).includes(columns), `${rows} by ${columns}`).toBe(
          reportQuestionSchema.safeParse({ rows, columns }).success,
        );
  });

  it.each([
    [{ rows: 'article', columns: null }, true],
    [{ rows: 'article', columns: 'month' }, false],
    [{ rows: 'employee', columns: 'month' }, true],
    [{ rows: 'unit', columns: 'payment' }, false],
  ] as const)('numbers of receipts of %o: %s, since one may hold several', (question, isTold) => {
    expect(measuresFor({ ...question, only: null }).includes('receipts')).toBe(isTold);
  });
});

describe('ready-made reports', () => {
  it.each(reportPresetNames)('%s shows figures that it can tell, and is ordered by one', (name) => {
    const { rows, columns, figures } = reportPresets[name];
    const told = measuresFor({ rows, columns, only: null });
    expect(figuresFrom(told)).toEqual(expect.arrayContaining([...figures]));
    for (const figure of figures) expect(told).toContain(orderOfFigure(figure));
    expect(reportQuestionSchema.safeParse({ rows, columns }).success).toBe(true);
  });
});

describe('times', () => {
  it.each([
    ['day', '2026-11-25', '2026-11-25'],
    ['week', '2026-11-25', '2026-11-23'],
    ['week', '2027-01-01', '2026-12-28'],
    ['month', '2026-11-25', '2026-11-01'],
    ['quarter', '2026-11-25', '2026-10-01'],
    ['quarter', '2026-03-31', '2026-01-01'],
    ['year', '2026-11-25', '2026-01-01'],
    ['weekday', '2026-11-25', '2'],
    ['weekday', '2026-11-29', '6'],
  ] as const)('the %s of %s is %s', (dimension, day, key) => {
    expect(timeKeyOf(dimension, day)).toBe(key);
  });

  it.each([
    ['day', '2026-02-27', '2026-03-01', ['2026-02-27', '2026-02-28', '2026-03-01']],
    ['week', '2026-12-30', '2027-01-04', ['2026-12-28', '2027-01-04']],
    ['month', '2026-11-30', '2027-01-01', ['2026-11-01', '2026-12-01', '2027-01-01']],
    ['quarter', '2026-11-30', '2027-01-01', ['2026-10-01', '2027-01-01']],
    ['year', '2025-12-31', '2026-01-01', ['2025-01-01', '2026-01-01']],
    ['weekday', '2026-11-28', '2026-11-30', ['0', '5', '6']],
  ] as const)('each %s from %s to %s', (dimension, from, to, keys) => {
    expect(timeKeysOf(dimension, { from, to })).toEqual(keys);
  });

  it('hold every day of a range, whatever it cuts', () => {
    const dimensions: ReportDimension[] = ['day', 'week', 'month', 'quarter', 'year', 'weekday'];
    for (const dimension of dimensions as ('day' | 'week')[])
      for (const day of ['2024-02-29', '2025-12-31', '2026-01-01'])
        expect(timeKeysOf(dimension, { from: '2024-01-01', to: '2026-12-31' })).toContain(
          timeKeyOf(dimension, day),
        );
  });
});
