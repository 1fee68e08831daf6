import { describe, expect, it } from 'vitest';
import type { Configuration, HistoryChange } from './configurations.queries.ts';
import { planState } from './plan-state.ts';

const today = '2027-02-10';
const key = 'payment.cashRounding';
const change = (fromDay: string | null, given: Partial<HistoryChange> = {}): HistoryChange => ({
  ...{ id: 'h', at: '2026-12-01T10:00:00.000Z', madeOn: '2026-12-01', actorName: 'Ada', key, fromDay },
  ...{ old: '5', new: '10', wasSet: true, isSet: true },
  ...given,
});
const holding = (fromDay: string | null) =>
  ({ today, settings: [{ key, own: { fromDay } }] }) as unknown as Configuration;

describe('what has become of a value from a day on', () => {
  it.each([
    ['is ahead before its day', change('2027-03-01'), [], null, 'ahead'],
    ['holds from its day on', change('2027-02-01'), [], '2027-02-01', 'holds'],
    ['is past when that of a later day holds', change('2027-01-01'), [], '2027-02-01', 'past'],
    ['is past when one without a day holds', change('2027-01-01'), [], null, 'past'],
    ['was replaced for the same day', change('2027-03-01'), [change('2027-03-01')], null, 'replaced'],
    ['is not replaced for another day', change('2027-03-01'), [change('2027-04-01')], null, 'ahead'],
    [
      'is not replaced by another setting',
      change('2027-03-01'),
      [change('2027-03-01', { key: 'x' })],
      null,
      'ahead',
    ],
    ['was taken back before its day', change('2027-03-01', { isSet: false }), [], null, 'withdrawn'],
    ['went after its day', change('2027-01-01', { isSet: false, madeOn: '2027-02-05' }), [], null, 'past'],
    [
      'was taken back in the night before its day',
      change('2027-03-01', { isSet: false, at: '2027-03-01T01:00:00Z', madeOn: '2027-02-28' }),
      [],
      null,
      'withdrawn',
    ],
    [
      'held, and went when another was set',
      change('2027-01-01'),
      [change('2027-01-01', { isSet: false, madeOn: '2027-02-05' })],
      null,
      'past',
    ],
    ['has no day of its own', change(null), [], null, undefined],
    ['cannot be told of while the page shows a later day', change('2027-02-01'), [], '2027-03-01', undefined],
  ] as const)('%s', (_what, one, newer, held, state) => {
    expect(planState(one, newer, holding(held))).toBe(state);
  });
});
