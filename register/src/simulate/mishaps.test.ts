import { type Closing, closingProblem } from '@tresen/domain/sales/closings';
import { findGaps } from '@tresen/domain/sales/counters';
import { type Receipt, receiptProblem } from '@tresen/domain/sales/receipts';
import { describe, expect, it } from 'vitest';
import { newIdentity } from '../link/index.ts';
import { readWaiting, readWaitingClosings, type Store } from '../store/index.ts';
import { testStore } from '../testing.ts';
import type { Mishaps } from './mishaps.ts';
import { planDays } from './plan-days.ts';
import { stageNewestSpan } from './simulate-register.ts';

const now = Date.parse('2026-11-21T10:30:00.000Z');
// What is sold when follows from the serial.
const identity = {
  ...newIdentity({ server: 'http://127.0.0.1:9', name: 'Kasse' }),
  hardwareSerial: 'VR-MISHAPS',
};

const simulated = (mishaps: Mishaps) => {
  const store: Store = testStore(identity);
  planDays(store, { profile: 'cafe', seed: 'test', perDay: 8, days: 4, now, mishaps });
  while (stageNewestSpan(store));
  const receipts = readWaiting(store, 0, 1_000).map(({ raw }) => JSON.parse(raw) as Receipt);
  const closings = readWaitingClosings(store, 100).map(({ raw }) => JSON.parse(raw) as Closing);
  return { receipts: receipts.toSorted((one, other) => one.number - other.number), closings };
};

const problemOf = (receipt: Receipt) => receiptProblem(receipt, { nowMs: now, currency: 'EUR' });

const runOf = ({ number, end }: Receipt) => ({
  first: number,
  last: number,
  firstAt: Date.parse(end),
  lastAt: Date.parse(end),
  deviceId: 'A',
  unitId: 'U',
  firstSignature: null,
  lastSignature: null,
});

describe('what goes wrong at a simulated register', () => {
  it('RCP-08: receipts that are lost leave one gap in the numbers, before the day', () => {
    const { receipts } = simulated({ lostReceipts: '2026-11-19' });
    const first = receipts.find(({ end }) => end >= '2026-11-19')?.number ?? 0;
    expect(findGaps('receipt', receipts.map(runOf))).toEqual([
      expect.objectContaining({ fault: 'missing', first: first - 3, last: first - 1 }),
    ]);
    expect(receipts.filter((receipt) => problemOf(receipt))).toEqual([]);
  });

  it('RCP-04: a clock that is set back makes one receipt wait, and its day lacks nothing else', () => {
    const { receipts, closings } = simulated({ clockSetBack: '2026-11-20' });
    const waiting = receipts.filter((receipt) => problemOf(receipt));
    expect(waiting.map((receipt) => [receipt.end.slice(0, 10), problemOf(receipt)?.rule])).toEqual([
      ['2026-11-20', 'startBeforeEnd'],
    ]);
    const day = closings.find(({ businessDay }) => businessDay === '2026-11-20');
    expect(day && closingProblem(day, { nowMs: now, currency: 'EUR' })).toBeUndefined();
    expect(findGaps('receipt', receipts.map(runOf))).toEqual([]);
  });
});
