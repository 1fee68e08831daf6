import { describe, expect, it } from 'vitest';
import { type SupportEntry, supportVisits } from './index.ts';

let count = 0;
const entry = (time: string, action: string, actorId = 'svenja'): SupportEntry => {
  count += 1;
  const entity = action === 'start' || action === 'end' ? 'acting' : 'device';
  const at = `2026-11-21T${time}:00.000Z`;
  return {
    id: String(count).padStart(6, '0'),
    at,
    actorId,
    actorName: actorId,
    actingAs: 'Olga',
    entity,
    action,
  };
};

/** `10:00–10:05 2` per visit, newest first. */
const summary = (entries: readonly SupportEntry[]) =>
  supportVisits(entries).map(
    ({ actorName, startedAt, endedAt, changes }) =>
      `${actorName} ${startedAt.slice(11, 16)}–${endedAt?.slice(11, 16) ?? ''} ${changes}`,
  );

describe('USR-18: who acted for the tenant, visit by visit', () => {
  it.each<[string, () => SupportEntry[], string[]]>([
    ['nobody', () => [], []],
    [
      'from start to end',
      () => [entry('10:00', 'start'), entry('10:01', 'update'), entry('10:05', 'end')],
      ['svenja 10:00–10:05 1'],
    ],
    ['still open', () => [entry('10:00', 'start'), entry('10:01', 'update')], ['svenja 10:00– 1']],
    ['without a change', () => [entry('10:00', 'start'), entry('10:05', 'end')], ['svenja 10:00–10:05 0']],
    [
      'a long pause inside a visit',
      () => [entry('06:00', 'start'), entry('11:00', 'update'), entry('12:00', 'end')],
      ['svenja 06:00–12:00 1'],
    ],
    [
      'a start without an end before it',
      () => [entry('10:00', 'start'), entry('10:01', 'update'), entry('11:00', 'start')],
      ['svenja 11:00– 0', 'svenja 10:00–10:01 1'],
    ],
    [
      'an end that belongs to nothing',
      () => [entry('09:00', 'end'), entry('10:00', 'start'), entry('10:05', 'end'), entry('10:06', 'end')],
      ['svenja 10:00–10:05 0'],
    ],
    [
      'two people at the same time',
      () => [
        entry('10:00', 'start'),
        entry('10:01', 'start', 'anton'),
        entry('10:02', 'update', 'anton'),
        entry('10:03', 'update'),
        entry('10:04', 'end'),
        entry('10:05', 'end', 'anton'),
      ],
      ['anton 10:01–10:05 1', 'svenja 10:00–10:04 1'],
    ],
    [
      'changes without a start, by what lies close together',
      () => [entry('10:00', 'update'), entry('10:30', 'update'), entry('12:00', 'update')],
      ['svenja 12:00–12:00 1', 'svenja 10:00–10:30 2'],
    ],
    [
      'a change after the end',
      () => [entry('10:00', 'start'), entry('10:05', 'end'), entry('10:06', 'update')],
      ['svenja 10:06–10:06 1', 'svenja 10:00–10:05 0'],
    ],
  ])('%s', (_case, entries, expected) => expect(summary(entries())).toEqual(expected));
});
