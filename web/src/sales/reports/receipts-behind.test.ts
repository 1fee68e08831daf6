import { describe, expect, it } from 'vitest';
import { hoursBetween, receiptsBehind, within } from './receipts-behind.ts';

describe('the receipts behind a row', () => {
  it.each([
    ['article', 'K', { article: 'K' }],
    ['article', '', {}],
    ['unit', 'u1', { units: ['u1'] }],
    ['register', 'd1', { devices: ['d1'] }],
    ['employee', 'u1:a,b%', { employees: ['u1:a%2Cb%25'] }],
    ['hour', '23', { hours: [23] }],
    ['payment', 'Kreditkarte:Visa', { payment: 'card' }],
    ['payment', 'Bar:', { payment: 'cash' }],
    ['payment', 'Neues:', {}],
    ['week', '2026-11-23', { from: '2026-11-23', to: '2026-11-29' }],
    ['month', '2026-02-01', { from: '2026-02-01', to: '2026-02-28' }],
    ['quarter', '2026-10-01', { from: '2026-10-01', to: '2026-12-31' }],
    ['year', '2026-01-01', { from: '2026-01-01', to: '2026-12-31' }],
    ['target', 'table:u1:Tisch 5', { units: ['u1'], target: 'Tisch 5' }],
    ['target', 'delivery', {}],
    ['target', '', {}],
    ['weekday', '0', {}],
    ['vat', '1:1900', {}],
  ] as const)('%s %j', (dimension, key, behind) => {
    expect(receiptsBehind(dimension, key)).toEqual(behind);
  });

  it('of a period are those within the report', () => {
    const range = { from: '2026-11-10', to: '2026-11-20' };
    expect(within(receiptsBehind('month', '2026-11-01'), range)).toEqual(range);
    expect(within(receiptsBehind('week', '2026-11-16'), range)).toEqual({
      from: '2026-11-16',
      to: '2026-11-20',
    });
    expect(within({ article: 'K' }, range)).toEqual({ article: 'K', ...range });
  });

  it.each([
    [null, null, undefined],
    [11, 14, [11, 12, 13, 14]],
    [23, 2, [23, 0, 1, 2]],
    [22, null, [22, 23]],
    [null, 1, [0, 1]],
  ])('hours from %s to %s', (from, to, hours) => {
    expect(hoursBetween(from, to)).toEqual(hours);
  });
});
