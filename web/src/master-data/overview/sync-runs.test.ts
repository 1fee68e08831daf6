import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type StartedBranch, SyncHistory, verdictOf } from './sync-runs.ts';

const bar: StartedBranch = { id: 'bar', databaseId: 'bar-db', registers: 2, online: 2 };
const shop: StartedBranch = { id: 'shop', databaseId: 'shop-db', registers: 1, online: 0 };

const resultOf = (deviceId: string, databaseId: string, message: string | null = null) => ({
  ...({ commandId: deviceId, command: 'StartCloudSync', data: null } as const),
  ...{ deviceId, databaseId, isSuccess: message === null, message },
  ...{ sentAt: '2026-11-21T10:00:00Z', completedAt: '2026-11-21T10:00:01Z' },
});

describe('the history of syncs', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('REG-13: gathers the answers of registers by branch, and ends with success or failure of each', () => {
    const history = new SyncHistory();
    const run = history.begin([bar, shop], true);
    expect(history.current().isRunningAll).toBe(true);
    expect(verdictOf(history.current().branches.get('bar') as never)).toBe('running');
    run.take(resultOf('d1', 'bar-db'));
    run.take(resultOf('d2', 'bar-db'));
    run.take(resultOf('d9', 'another branch'));
    const outcomes = run.end();
    expect(outcomes.map(verdictOf)).toEqual(['done', 'unreached']);
    expect(outcomes[0]).toEqual({ isRunning: false, registers: 2, asked: 2, done: 2, failed: 0, silent: 0 });
    expect(history.current().isRunningAll).toBe(false);
  });

  it.each([
    ['a register that could not', 'STORE_FULL', { done: 1, failed: 1, silent: 0 }, 'failed'],
    ['one that did not answer in time', 'COMMAND_TIMED_OUT', { done: 1, failed: 0, silent: 1 }, 'silent'],
    ['one that went offline meanwhile', 'DEVICE_OFFLINE', { done: 1, failed: 0, silent: 1 }, 'gone'],
  ])('tells of %s', (_who, message, counts, answer) => {
    const history = new SyncHistory();
    const run = history.begin([bar], false);
    run.take(resultOf('d1', 'bar-db'));
    run.take(resultOf('d2', 'bar-db', message));
    const [outcome] = run.end();
    expect(outcome).toMatchObject(counts);
    expect(outcome && verdictOf(outcome)).toBe('partly');
    expect(history.current().registers.get('d2')).toMatchObject({ answer, message });
  });

  it('counts answers that never came, since the line was cut, as missing', () => {
    const history = new SyncHistory();
    const run = history.begin([bar], false);
    const [outcome] = run.end();
    expect(outcome).toMatchObject({ done: 0, silent: 2 });
    expect(outcome && verdictOf(outcome)).toBe('failed');
  });

  it('renders thousands of answers a few times only', () => {
    const history = new SyncHistory();
    const shown = vi.fn();
    const branch = { ...bar, registers: 5_000, online: 5_000 };
    const run = history.begin([branch], true);
    history.subscribe(shown);
    for (let index = 0; index < 5_000; index += 1) run.take(resultOf(`d${index}`, 'bar-db'));
    vi.advanceTimersByTime(100);
    expect(shown).toHaveBeenCalledTimes(1);
    expect(history.current().branches.get('bar')?.done).toBe(5_000);
  });

  it('counts the time of an answer from when registers were asked, not from the click', () => {
    const history = new SyncHistory();
    const run = history.begin([bar], false);
    vi.advanceTimersByTime(3_000);
    run.sent();
    vi.advanceTimersByTime(400);
    run.take(resultOf('d1', 'bar-db'));
    run.end();
    expect(history.current().registers.get('d1')?.milliseconds).toBe(400);
  });

  it('keeps how earlier branches went while another one syncs', () => {
    const history = new SyncHistory();
    const first = history.begin([bar], false);
    for (const id of ['d1', 'd2']) first.take(resultOf(id, 'bar-db'));
    first.end();
    history.begin([shop], false);
    expect(history.current().branches.get('bar')).toMatchObject({ isRunning: false, done: 2 });
    expect(history.current().branches.get('shop')).toMatchObject({ isRunning: true });
  });
});
