import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Receipt } from '../receipts/index.ts';
import { anyReceipt, position, sale } from '../receipts/testing/index.ts';
import {
  addToBreakdown,
  emptyBreakdown,
  measuresOf,
  readStayKey,
  stayKeyOf,
  stayOf,
  stayStep,
  targetOf,
  targetOfKey,
} from './index.ts';

const head = {
  unit: 'unit-1',
  day: '2026-11-21',
  hour: 13,
  device: 'device-1',
  register: 'Theke',
  employee: null,
  employeeName: null,
};
const table = { kind: 'table', label: 'Tisch 5' } as const;
const from = (start: string, end: string, target: Receipt['target'] = table) =>
  sale({ target, start: `2026-11-21T${start}.000Z`, end: `2026-11-21T${end}.000Z` });

describe('how long a table was taken', () => {
  it.each([
    ['an hour and a half', from('10:00:00', '11:30:00'), 90],
    ['half a minute more is one more', from('10:00:00', '10:45:30'), 46],
    ['one minute', from('10:00:00', '10:01:00'), 1],
    ['less is a register that tells no times', from('10:00:00', '10:00:20'), null],
    ['twelve hours', from('08:00:00', '20:00:00'), 720],
    ['more was forgotten', from('08:00:00', '20:01:00'), null],
    ['an end before the begin is none', from('11:00:00', '10:00:00'), null],
    ['a bar is no table', from('10:00:00', '11:00:00', { kind: 'bar', label: 'Theke' }), null],
    ['nor is nothing', from('10:00:00', '11:00:00', null), null],
  ])('%s', (_what, receipt, minutes) => {
    expect(stayOf(receipt)).toBe(minutes);
  });

  it('is kept by hour, guests and step of minutes', () => {
    fc.assert(
      fc.property(fc.nat(23), fc.nat(40), fc.integer({ min: 1, max: 720 }), (hour, guests, minutes) => {
        const read = readStayKey(stayKeyOf({ hour, guests, minutes }));
        expect(read).toMatchObject({ hour, guests: Math.min(guests, 10) });
        const into = minutes - (read?.minutes ?? -1);
        expect(into).toBeGreaterThanOrEqual(0);
        expect(into).toBeLessThan(stayStep);
      }),
    );
    expect(readStayKey('…')).toBeUndefined();
  });
});

describe('where guests sat', () => {
  it.each([
    [{ kind: 'table', label: ' Tisch 5 ' }, 'table:unit-1:Tisch 5', 'Tisch 5'],
    [{ kind: 'room', label: '12: Süd' }, 'room:unit-1:12: Süd', '12: Süd'],
    [{ kind: 'bar', label: '' }, 'bar', ''],
    [{ kind: 'takeaway', label: 'Zum Mitnehmen' }, 'takeaway', ''],
    [{ kind: 'delivery', label: 'Frau Meier, Lindenweg 3' }, 'delivery', ''],
    [null, '', ''],
  ] as const)('%o is %j', (target, key, name) => {
    expect(targetOf('unit-1', { target })).toEqual({ key, name });
  });

  it.each([
    ['room:unit-1:12: Süd', { kind: 'room', unitId: 'unit-1', label: '12: Süd' }],
    ['takeaway', undefined],
    ['', undefined],
    ['…', undefined],
  ])('%j is read', (key, seat) => {
    expect(targetOfKey(key)).toEqual(seat);
  });
});

describe('guests and tables of receipts', () => {
  const sold = (given: Parameters<typeof sale>[0], price = 1_000) =>
    sale({ positions: [position({ unitPrice: price })], ...given });
  const receipts = [
    // Four guests for 90 minutes, two for 40, one whom nobody counted, one who takes it away.
    { ...sold({ target: table, guests: 4 }, 6_000), start: '2026-11-21T10:00:00.000Z' },
    { ...sold({ target: table, guests: 2 }, 2_000), start: '2026-11-21T10:50:00.000Z' },
    { ...sold({ target: { kind: 'table', label: 'Tisch 6' } }), start: '2026-11-21T11:30:00.000Z' },
    { ...sold({ target: { kind: 'takeaway', label: 'Abholung' } }), start: '2026-11-21T11:20:00.000Z' },
    // Nothing was sold, or it was taken back: nobody sat there.
    { ...sold({ target: table, guests: 4 }, -6_000), start: '2026-11-21T10:00:00.000Z' },
    { ...sold({ target: table, guests: 3, positions: [] }), start: '2026-11-21T10:00:00.000Z' },
  ].map((receipt) => ({ ...receipt, end: '2026-11-21T11:30:00.000Z' }));
  const sums = emptyBreakdown();
  for (const receipt of receipts) addToBreakdown(sums, receipt, head);
  const of = (dimension: 'total' | 'target', key: string) =>
    measuresOf(sums[dimension].get(key)?.values ?? []);

  it.each([
    [
      'total',
      '',
      { covers: 6, coverTurnover: 8_000, seatings: 3, timedSeatings: 2, tableMinutes: 130, receipts: 5 },
    ],
    ['target', 'table:unit-1:Tisch 5', { covers: 6, seatings: 2, tableMinutes: 130, turnover: 2_000 }],
    ['target', 'table:unit-1:Tisch 6', { covers: 0, coverTurnover: 0, seatings: 1, timedSeatings: 0 }],
    ['target', 'takeaway', { covers: 0, seatings: 0, turnover: 1_000 }],
  ] as const)('of %s %j are counted', (dimension, key, expected) => {
    expect(of(dimension, key)).toMatchObject(expected);
  });

  it('each stay is kept once', () => {
    expect([...sums.stay].map(([key, { values }]) => [key, values[0]])).toEqual([
      ['13:4:18', 1],
      ['13:2:8', 1],
    ]);
  });

  it('are what counting each receipt by itself finds', () => {
    fc.assert(
      fc.property(fc.array(anyReceipt, { maxLength: 12 }), (any) => {
        const all = emptyBreakdown();
        for (const receipt of any) addToBreakdown(all, receipt, head);
        const total = measuresOf(all.total.get('')?.values ?? []);
        const counted = any.filter((receipt) => {
          const own = emptyBreakdown();
          addToBreakdown(own, receipt, head);
          return measuresOf(own.total.get('')?.values ?? []).turnover > 0;
        });
        const stays = counted.flatMap((receipt) => stayOf(receipt) ?? []);
        expect(total.covers).toBe(counted.reduce((sum, { guests }) => sum + (guests ?? 0), 0));
        expect(total.seatings).toBe(counted.filter(({ target }) => target?.kind === 'table').length);
        expect(total.tableMinutes).toBe(stays.reduce((sum, minutes) => sum + minutes, 0));
        expect([...all.stay.values()].reduce((sum, { values }) => sum + (values[0] ?? 0), 0)).toBe(
          stays.length,
        );
        expect(total.timedSeatings).toBe(stays.length);
      }),
    );
  });
});
