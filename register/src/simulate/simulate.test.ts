import { createHash } from 'node:crypto';
import { businessDayOf } from '@tresen/domain/kit/business-day';
import { isFull } from '@tresen/domain/kit/testing';
import {
  type Receipt,
  receiptFacts,
  receiptProblem,
  receiptSchema,
  verifyTse,
} from '@tresen/domain/sales/receipts';
import { describe, expect, it } from 'vitest';
import { newIdentity } from '../link/index.ts';
import { type Identity, readWaiting, type Store } from '../store/index.ts';
import { testStore } from '../testing.ts';
import { planDays } from './plan-days.ts';
import { type ProfileName, profileNames, profiles } from './profiles/index.ts';
import { stageNewestSpan } from './simulate-register.ts';

const now = Date.parse('2026-11-21T14:30:00.000Z');
const surroundings = { nowMs: now, currency: 'EUR' };
// What is rolled follows from the serial: with one of its own, each run would look at other receipts.
const identity = { ...newIdentity({ server: 'http://127.0.0.1:9', name: 'Kasse' }), hardwareSerial: 'VR-1' };

const waiting = (store: Store) => readWaiting(store, 0, 100_000).map(({ raw }) => raw);

const simulated = (profile: ProfileName, days: number, own: Identity = identity): string[] => {
  const store = testStore(own);
  planDays(store, { profile, seed: 'test', days, now });
  while (stageNewestSpan(store));
  return waiting(store);
};

const parsed = (raws: readonly string[]): Receipt[] =>
  raws.map((raw) => receiptSchema.parse(JSON.parse(raw)));
const hashOf = (raws: readonly string[]) => createHash('sha256').update(raws.join('\n')).digest('hex');

describe.each(profileNames)('a simulated %s', (profile) => {
  it('writes receipts that follow the contract and add up, in its hours and never in the future', () => {
    const receipts = parsed(simulated(profile, isFull ? 40 : 10));
    expect(receipts.length).toBeGreaterThan(100);
    for (const receipt of receipts) {
      expect(receiptProblem(receipt, surroundings)).toBeUndefined();
      expect(Date.parse(receipt.end)).toBeLessThanOrEqual(now);
      const { hour } = businessDayOf(Date.parse(receipt.end), 'Europe/Berlin', 0);
      // The drawer is opened some minutes before the first guest.
      const first = Math.min(...Object.keys(profiles[profile].hours).map(Number));
      expect(hour).toBeGreaterThanOrEqual(Math.max(0, first - 1));
    }
  });
});

describe('the simulation', () => {
  it('makes the same bytes for the same register, seed and now', () => {
    expect(hashOf(simulated('restaurant', 10))).toBe(hashOf(simulated('restaurant', 10)));
    expect(hashOf(simulated('restaurant', 10))).not.toBe(hashOf(simulated('cafe', 10)));
  });

  it('begins with the newest day, though numbers and signatures count up with time', () => {
    const receipts = parsed(simulated('cafe', 8));
    expect(receipts[0]?.end.slice(0, 10)).toBe('2026-11-21');
    const byTime = receipts.toSorted((first, second) => first.number - second.number);
    const counts = Array.from(byTime, (_, index) => index + 1);
    expect(byTime.map(({ number }) => number)).toEqual(counts);
    // The device signs closings between the receipts of two days.
    const transactions = byTime.map(({ tse }) => tse?.transaction ?? 0);
    expect(transactions).toEqual([...new Set(transactions)].toSorted((one, other) => one - other));
    expect(byTime.map(({ tse }) => tse?.signatureCounter)).toEqual(transactions.map((count) => count * 2));
    const ends = byTime.map(({ end }) => end);
    expect(ends).toEqual(ends.toSorted());
  });

  it('signs receipts of tables that overlap in an order that verifies', () => {
    const receipts = parsed(simulated('restaurant', 3)).toSorted((one, other) => one.number - other.number);
    const failed = receipts.flatMap((receipt, index) => {
      const before = receipts[index - 1]?.tse ?? null;
      const after = receipts[index + 1]?.tse ?? null;
      const checks = verifyTse(receipt, { country: 'DE', keyHash: null, signature: null, before, after });
      return checks.filter(({ outcome }) => outcome === 'failed');
    });
    expect(receipts.length).toBeGreaterThan(100);
    expect(failed).toEqual([]);
  });

  it('adds nothing on the same day, and the rest of the day on the next', () => {
    const store = testStore(identity);
    const plan = { profile: 'cafe', seed: 'test', days: 3 } as const;
    const stageAll = () => {
      while (stageNewestSpan(store));
      return waiting(store).length;
    };
    planDays(store, { ...plan, now });
    const first = stageAll();
    planDays(store, { ...plan, now: now + 60_000 });
    expect(stageAll()).toBe(first);
    planDays(store, { ...plan, now: now + 86_400_000 });
    expect(stageAll()).toBeGreaterThan(first);
    const ids = parsed(waiting(store)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('sells on through the day without a gap or a double', () => {
    const plan = { profile: 'cafe', seed: 'test', days: 1 } as const;
    const parts = testStore(identity);
    const evening = Date.parse('2026-11-21T20:00:00.000Z');
    for (let at = now; at <= evening; at += 600_000) {
      planDays(parts, { ...plan, now: at, sellsOn: true });
      while (stageNewestSpan(parts));
    }
    const whole = testStore(identity);
    planDays(whole, { ...plan, now: evening });
    while (stageNewestSpan(whole));
    expect(waiting(parts)).toEqual(waiting(whole));
    expect(waiting(parts).length).toBeGreaterThan(50);
  });

  it('has all that a restaurant knows: guests, tips, discounts, cancellations, take-away, cards', () => {
    const receipts = parsed(simulated('restaurant', 30));
    const facts = receipts.map(receiptFacts);
    expect(facts.some(({ customers }) => customers > 2)).toBe(true);
    expect(facts.some(({ discounts }) => discounts > 0)).toBe(true);
    expect(facts.some(({ cancelled }) => cancelled > 0)).toBe(true);
    expect(receipts.some(({ target }) => target?.kind === 'takeaway')).toBe(true);
    expect(receipts.some(({ positions }) => positions.some(({ kind }) => kind === 'TrinkgeldAN'))).toBe(true);
    expect(receipts.some(({ cards }) => /^\d{4}$/.test(cards?.[0]?.lastDigits ?? ''))).toBe(true);
    expect(receipts.some(({ references }) => references?.[0]?.kind === 'Transaktion')).toBe(true);
    expect(new Set(receipts.map(({ type }) => type))).toEqual(
      new Set(['Beleg', 'AVBelegabbruch', 'AVTraining']),
    );
  });
});
