import { changedTopics } from '@tresen/domain/fleet/live';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RecentChanges } from './recent-changes.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('what changed before the process began may be everything', () => {
  const recent = new RecentChanges(1_000);
  expect(recent.of('café')).toEqual(changedTopics);
  vi.advanceTimersByTime(1_000);
  expect(recent.of('café')).toEqual([]);
  recent.stop();
});

it('what changed is remembered for the interval at least, by tenant, and then forgotten', () => {
  const recent = new RecentChanges(1_000);
  vi.advanceTimersByTime(1_999);
  recent.note('café', 'figures');
  recent.note('café', 'figures');
  vi.advanceTimersByTime(1);
  recent.note('café', 'devices');
  expect(recent.of('café')).toEqual(['figures', 'devices']);
  expect(recent.of('bar')).toEqual([]);
  vi.advanceTimersByTime(999);
  expect(recent.of('café')).toEqual(['figures', 'devices']);
  vi.advanceTimersByTime(1);
  expect(recent.of('café')).toEqual(['devices']);
  vi.advanceTimersByTime(1_000);
  expect(recent.of('café')).toEqual([]);
  recent.stop();
});
