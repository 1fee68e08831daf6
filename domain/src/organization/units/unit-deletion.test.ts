import { describe, expect, test } from 'vitest';
import { takesRegisters, type UnitUseCounts, unitDeletionOutcome } from './index.ts';

const none: UnitUseCounts = {
  children: 0,
  registers: 0,
  elsterReports: 0,
  receipts: 0,
  closings: 0,
  records: 0,
};

describe('deleting a unit', () => {
  test.each<[string, Partial<UnitUseCounts>, string, string]>([
    ['nothing', {}, 'free', 'free'],
    ['units below it', { children: 2 }, 'blocked', 'blocked'],
    ['a linked register', { registers: 1 }, 'blocked', 'blocked'],
    ['receipts (ORG-20, ORG-21)', { receipts: 3 }, 'vendor', 'anyway'],
    ['closings', { closings: 1 }, 'vendor', 'anyway'],
    ['master data of its own', { records: 12 }, 'vendor', 'anyway'],
    ['receipts and a linked register', { receipts: 3, registers: 1 }, 'blocked', 'blocked'],
    ['Elster reports (ORG-22)', { elsterReports: 1, receipts: 3 }, 'blocked', 'blocked'],
  ])('with %s', (_what, uses, forOwner, forAdmin) => {
    expect(unitDeletionOutcome({ ...none, ...uses }, false)).toBe(forOwner);
    expect(unitDeletionOutcome({ ...none, ...uses }, true)).toBe(forAdmin);
  });
});

describe('ORG-11, ORG-23: registers are linked to', () => {
  test.each([
    ['an active branch', 'branch', 1, true],
    ['an event', 'event', 1, true],
    ['no group', 'group', 1, false],
    ['no inactive branch', 'branch', 0, false],
    ['no deleted branch', 'branch', -2, false],
  ])('%s', (_what, type, status, takes) => {
    expect(takesRegisters({ type, status })).toBe(takes);
  });
});
