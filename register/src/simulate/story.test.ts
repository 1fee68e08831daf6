import { closingProblem, closingSchema, compareClosing, sumClosing } from '@tresen/domain/sales/closings';
import { type Receipt, receiptSchema } from '@tresen/domain/sales/receipts';
import { describe, expect, it } from 'vitest';
import { newIdentity } from '../link/index.ts';
import { readWaiting, readWaitingClosings } from '../store/index.ts';
import { testStore } from '../testing.ts';
import { closedAt, momentsOf } from './day-moments.ts';
import { growthOn } from './growth.ts';
import { planDays, type Recipe } from './plan-days.ts';
import { profiles } from './profiles/index.ts';
import { planShift } from './shift.ts';
import { stageNewestSpan } from './simulate-register.ts';

const now = Date.parse('2026-11-21T22:59:59.000Z');
const identity = { ...newIdentity({ server: 'http://127.0.0.1:9', name: 'Kasse' }), hardwareSerial: 'VR-1' };

const simulated = (recipe: Omit<Recipe, 'seed'>, days: number) => {
  const store = testStore(identity);
  planDays(store, { ...recipe, seed: 'test', days, now });
  while (stageNewestSpan(store));
  return store;
};
const receiptsOf = (store: ReturnType<typeof simulated>): Receipt[] =>
  readWaiting(store, 0, 100_000).map(({ raw }) => receiptSchema.parse(JSON.parse(raw)));

describe('growth', () => {
  const growth = { perYear: 0.1, on: '2026-11-21' };

  it.each([
    ['is nothing without any', undefined, '2025-01-01', 1],
    ['is measured on its day', growth, '2026-11-21', 1],
    ['makes a year before smaller', growth, '2025-11-21', 1 / 1.1],
    ['goes on', growth, '2027-11-21', 1.1],
  ])('%s', (_rule, of, day, factor) => {
    expect(growthOn(of, day)).toBeCloseTo(factor, 3);
  });

  it('makes more receipts from year to year', () => {
    const countOn = (day: string) =>
      planShift({
        ...{ profile: profiles.restaurant, seed: 's', serial: 'VR-1', zone: 'Europe/Berlin', country: 'DE' },
        ...{ day, perDay: 1_000, growth: { perYear: 1, on: '2026-11-21' } },
      }).ends.length;
    // Twice as many a year, though luck takes or gives a fifth.
    expect(countOn('2026-11-20')).toBeGreaterThan(countOn('2025-11-21') * 1.2);
  });
});

describe('what an article was before', () => {
  const formerly = [
    { key: '11', until: '2026-11-19', text: 'Cappuccino klein' },
    { key: '11', until: '2026-11-20', price: 350 },
  ];
  const soldOn = (receipts: readonly Receipt[], day: string) =>
    new Set(
      receipts
        .filter(({ end }) => end.startsWith(day))
        .flatMap(({ positions }) => positions)
        .filter(({ article }) => article?.key === '11')
        .map(({ text, unitPrice }) => `${text} ${unitPrice}`),
    );

  it('stands on the receipts of the days before its change, and of no later ones', () => {
    const receipts = receiptsOf(simulated({ profile: 'cafe', perDay: 40, formerly }, 5));
    expect([...soldOn(receipts, '2026-11-18')]).toEqual(['Cappuccino klein 350']);
    expect([...soldOn(receipts, '2026-11-19')]).toEqual(['Cappuccino 350']);
    expect([...soldOn(receipts, '2026-11-20')]).toEqual(['Cappuccino 380']);
  });
});

describe('a kiosk that never closes', () => {
  it('sells in every hour of the clock', () => {
    const receipts = receiptsOf(simulated({ profile: 'kiosk', perDay: 90 }, 8));
    const hours = new Set(receipts.map(({ end }) => end.slice(11, 13)));
    expect(hours.size).toBe(24);
  });

  it('opens and closes its drawer between two midnights, so that days never overlap', () => {
    for (let day = 1; day <= 28; day += 1) {
      const shift = planShift({
        ...{
          profile: profiles.kiosk,
          seed: 's',
          serial: 'VR-1',
          zone: 'Europe/Berlin',
          country: 'DE',
          perDay: 900,
        },
        day: `2026-11-${String(day).padStart(2, '0')}`,
      });
      const begin = Temporal.PlainDate.from(shift.day).toZonedDateTime('Europe/Berlin').epochMilliseconds;
      const times = momentsOf(shift).map(({ at }) => at);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      expect(times[0]).toBeGreaterThanOrEqual(begin);
      expect(closedAt(shift)).toBeGreaterThan(times.at(-1) ?? 0);
      expect(closedAt(shift)).toBeLessThan(begin + 86_400_000);
    }
  });

  it('RCP-08: has closings that hold the receipts of their day, all of them once', () => {
    const store = simulated({ profile: 'kiosk', perDay: 60 }, 6);
    const receipts = receiptsOf(store);
    const closings = readWaitingClosings(store, 100).map(({ raw }) => closingSchema.parse(JSON.parse(raw)));
    expect(closings.length).toBeGreaterThanOrEqual(5);
    for (const closing of closings) {
      expect(closingProblem(closing, { nowMs: now + 60_000, currency: 'EUR' })).toBeUndefined();
      const [first, last] = [closing.period.first?.number ?? 0, closing.period.last?.number ?? 0];
      const held = receipts.filter(({ number }) => number >= first && number <= last);
      expect(compareClosing(closing, sumClosing(held, 'Europe/Berlin'), 0)).toMatchObject({
        state: 'matches',
      });
    }
    const dailies = closings.filter(({ type }) => type === 'daily');
    const numbers = dailies.map(({ period }) => [period.first?.number, period.last?.number]);
    for (const [index, [first]] of numbers.entries())
      if (index > 0) expect(first).toBe((numbers[index - 1]?.[1] ?? 0) + 1);
  });
});
