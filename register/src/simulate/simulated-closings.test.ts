import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Closing,
  closingProblem,
  closingSchema,
  compareClosing,
  mergeClosings,
  notesOnClosing,
  sumClosing,
} from '@tresen/domain/sales/closings';
import type { Receipt } from '@tresen/domain/sales/receipts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDay } from '../closings/index.ts';
import { newIdentity } from '../link/index.ts';
import {
  closeStore,
  openStore,
  readCounter,
  readWaiting,
  readWaitingClosings,
  type Store,
  writeIdentity,
} from '../store/index.ts';
import { testFolder, testStore } from '../testing.ts';
import { makeDueClosings } from './make-closings.ts';
import { planDays } from './plan-days.ts';
import { stageNewestSpan } from './simulate-register.ts';

const now = Date.parse('2026-11-21T10:30:00.000Z');
// What is sold when follows from the serial: of another one, today may be over by now.
const identity = {
  ...newIdentity({ server: 'http://127.0.0.1:9', name: 'Kasse' }),
  hardwareSerial: 'VR-CLOSINGS',
};
const plan = { profile: 'cafe', seed: 'test', perDay: 8 } as const;

const stageAll = (store: Store): void => {
  while (stageNewestSpan(store));
  makeDueClosings(store);
};
const closingsOf = (store: Store): Closing[] =>
  readWaitingClosings(store, 10_000).map(({ raw }) => JSON.parse(raw) as Closing);
const receiptsOf = (store: Store): Receipt[] =>
  readWaiting(store, 0, 100_000).map(({ raw }) => JSON.parse(raw) as Receipt);

describe('RCP-08: the closings of simulated days', () => {
  let folder: string;
  let store: Store;
  let closings: Closing[];
  let dailies: Closing[];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'tresen-closings-'));
    store = openStore(join(folder, 'kasse.sqlite'));
    writeIdentity(store, identity);
    planDays(store, { ...plan, days: 100, now });
    stageAll(store);
    closings = closingsOf(store);
    dailies = closings.filter(({ type }) => type === 'daily');
  });
  afterAll(() => {
    closeStore(store);
    rmSync(folder, { recursive: true });
  });

  it('follow the contract and add up', () => {
    for (const closing of closings) {
      expect(closingSchema.parse(closing)).toEqual(closing);
      expect(closingProblem(closing, { nowMs: now, currency: 'EUR' })).toBeUndefined();
    }
  });

  it('are one for each day that sold something, today not yet', () => {
    const sold = new Set(
      receiptsOf(store)
        .map(({ end }) => end.slice(0, 10))
        .filter((day) => day < '2026-11-21'),
    );
    expect(dailies.map(({ businessDay }) => businessDay).toSorted()).toEqual([...sold].toSorted());
  });

  it('have Z numbers without a gap in the order of time, and name the one before', () => {
    const byTime = dailies.toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
    expect(byTime.map(({ zNumber }) => zNumber)).toEqual(byTime.map((_, index) => index + 1));
    expect(byTime.slice(1).map(({ previousClosingId }) => previousClosingId)).toEqual(
      byTime.slice(0, -1).map(({ id }) => id),
    );
  });

  it('hold every receipt of their day, and equal the sums that the cloud makes of them', () => {
    const receipts = receiptsOf(store);
    for (const closing of dailies) {
      const { from, to } = closing.period;
      const ofPeriod = receipts.filter(({ end }) => end >= from && end <= to);
      const comparison = compareClosing(closing, sumClosing(ofPeriod, 'Europe/Berlin'), 0);
      expect(comparison.figures.filter(({ result }) => result !== 'same')).toEqual([]);
      expect(ofPeriod).toHaveLength(closing.records);
    }
  });

  it('use the counters of the security device without a gap or a double', () => {
    const used = [...receiptsOf(store), ...closings].map(({ tse }) => tse?.transaction ?? 0);
    const last = readCounter(store, 'tseTransaction');
    expect(used.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: last }, (_, index) => index + 1),
    );
  });

  it('begin with a float and end with a count, sometimes with a difference, mostly explained', () => {
    expect(new Set(dailies.map(({ cash }) => cash.openingFloat))).toEqual(new Set([20_000]));
    expect(dailies.every(({ cash }) => cash.counted !== null && cash.withdrawn >= 0)).toBe(true);
    const different = dailies.filter(({ cash }) => cash.difference !== 0);
    expect(different.length).toBeGreaterThan(0);
    expect(different.length).toBeLessThan(dailies.length / 4);
    expect(different.some((closing) => notesOnClosing(closing).length === 0)).toBe(true);
  });

  it('make up the closings of the months that are over', () => {
    const months = closings.filter(({ type }) => type === 'monthly');
    expect(months.map(({ businessDay }) => businessDay.slice(0, 7)).toSorted()).toEqual([
      '2026-08',
      '2026-09',
      '2026-10',
    ]);
    for (const month of months) {
      const days = dailies.filter(({ zNumber }) => month.dailyZNumbers?.includes(zNumber));
      expect(new Set(days.map(({ businessDay }) => businessDay.slice(0, 7))).size).toBe(1);
      expect(compareClosing(month, mergeClosings(days), 0)).toMatchObject({ state: 'matches' });
    }
  });
});

describe('RCP-08: the simulation', () => {
  it('closes the year after its last month', () => {
    const store = testStore(identity);
    planDays(store, { ...plan, perDay: 3, days: 30, now: Date.parse('2026-01-10T12:00:00.000Z') });
    stageAll(store);
    const periods = closingsOf(store).filter(({ type }) => type !== 'daily');
    expect(periods.map(({ type, zNumber }) => [type, zNumber])).toEqual([
      ['monthly', 1],
      ['yearly', 1],
    ]);
    expect(periods[1]?.dailyZNumbers).toEqual(periods[0]?.dailyZNumbers);
  });

  it('makes the same closings whether the day was simulated at once or sold on through it', () => {
    const evening = Date.parse('2026-11-21T22:30:00.000Z');
    const parts = testStore(identity);
    for (let at = now; at <= evening; at += 600_000) {
      planDays(parts, { ...plan, days: 1, now: at, sellsOn: true });
      stageAll(parts);
    }
    const whole = testStore(identity);
    planDays(whole, { ...plan, days: 1, now: evening });
    stageAll(whole);
    expect(closingsOf(parts)).toHaveLength(1);
    expect(closingsOf(parts)).toEqual(closingsOf(whole));
  });

  it('that was killed again and again makes the same receipts and closings as one that was not', async () => {
    const folder = testFolder();
    const file = join(folder, 'killed.sqlite');
    const killed = openStore(file);
    writeIdentity(killed, identity);
    closeStore(killed);
    for (const parts of [1, 9, 17]) await simulateUntilKilled(file, parts);
    await simulateUntilKilled(file, Number.POSITIVE_INFINITY);
    const after = openStore(file);
    const whole = testStore(identity);
    planDays(whole, { ...plan, days: 40, now });
    stageAll(whole);
    const sorted = (store: Store) => receiptsOf(store).toSorted((one, other) => one.number - other.number);
    expect(sorted(after)).toEqual(sorted(whole));
    expect(closingsOf(after)).toEqual(closingsOf(whole));
    closeStore(after);
  });

  it('that was killed between the receipts of a day and its closing makes it later, once', () => {
    const store = testStore(identity);
    planDays(store, { ...plan, days: 3, now });
    while (stageNewestSpan(store));
    const made = closingsOf(store);
    store.database.exec(`delete from closings where z_number = 2; update closing_plans set is_made = 0
      where z_number = 2`);
    store.database.exec('delete from journal');
    for (const receipt of receiptsOf(store)) {
      store.sql.run`insert or ignore into journal (id, ended_at, number, raw)
        values (${receipt.id}, ${Date.parse(receipt.end)}, ${receipt.number}, ${JSON.stringify(receipt)})`;
    }
    makeDueClosings(store);
    makeDueClosings(store);
    expect(closingsOf(store)).toEqual(made);
  });

  it('leaves no gap in its numbers where somebody has closed the day by hand', () => {
    const store = testStore(identity);
    planDays(store, { ...plan, days: 1, now: now - 3_600_000 });
    stageAll(store);
    closeDay(store, { at: now - 1_800_000 });
    const evening = Date.parse('2026-11-21T22:30:00.000Z');
    planDays(store, { ...plan, days: 1, now: evening, sellsOn: true });
    while (stageNewestSpan(store));
    const [byHand, planned] = closingsOf(store);
    expect([byHand?.zNumber, planned?.zNumber]).toEqual([1, 2]);
    expect((byHand?.period.last?.number ?? 0) + 1).toBe(planned?.period.first?.number);
    expect(closingProblem(planned as Closing, { nowMs: evening, currency: 'EUR' })).toBeUndefined();
  });

  it('forgets the closing of a day where it is told to', () => {
    const store = testStore(identity);
    planDays(store, { ...plan, days: 4, now, mishaps: { forgottenClosing: '2026-11-19' } });
    stageAll(store);
    const days = closingsOf(store).map(({ businessDay }) => businessDay);
    expect(days.toSorted()).toEqual(['2026-11-18', '2026-11-20']);
    expect(closingsOf(store).map(({ zNumber }) => zNumber)).toEqual([1, 2]);
  });
});

/** Lets another process simulate, and kills it after so many parts. */
async function simulateUntilKilled(file: string, parts: number): Promise<void> {
  const program = fileURLToPath(new URL('./testing/simulate-days.ts', import.meta.url));
  const simulator = spawn(process.execPath, [program, file, String(now)]);
  const ended = once(simulator, 'exit');
  let made = 0;
  for await (const chunk of simulator.stdout) {
    made += String(chunk).length;
    if (made >= parts) break;
  }
  if (Number.isFinite(parts)) simulator.kill('SIGKILL');
  await ended;
}
