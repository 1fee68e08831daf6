import { describe, expect, it, test } from 'vitest';
import { differencesOf, dueDay, firstDue, swapDay, tellsSame, urgencyOf } from './index.ts';
import { content, type Given } from './testing/content.ts';

describe('FIS-16: until when it must be told', () => {
  test.each([
    ['2023-03-01', '2025-07-31'],
    ['2025-06-30', '2025-07-31'],
    ['2025-07-01', '2025-08-01'],
    ['2026-01-31', '2026-02-28'],
    ['2026-11-07', '2026-12-07'],
  ])('what happened on %s: %s', (day, due) => expect(dueDay(day)).toBe(due));

  test.each([
    ['2026-12-01', 0],
    ['2026-11-24', 1],
    ['2026-11-13', 2],
    ['2026-11-10', 2],
    ['2026-11-09', 3],
  ] as const)('on 10 November, %s is of urgency %i', (due, urgency) =>
    expect(urgencyOf(due, '2026-11-10')).toBe(urgency),
  );
});

describe('FIS-16: what differs from what was told last', () => {
  const kinds = (told: Given | null, now: Given) =>
    differencesOf(told && content(told), content(now), '2026-11-28').map(({ kind, due }) => `${kind} ${due}`);
  test.each<[string, Given | null, Given, readonly string[]]>([
    ['nothing', {}, {}, []],
    ['nothing was told', null, {}, ['systemAdded 2026-02-05']],
    [
      'nothing was told, and no day is known',
      null,
      { systems: [{ acquiredOn: null }] },
      ['systemAdded 2026-02-12'],
    ],
    ['gone before the duty began', null, { systems: [{ decommissionedOn: '2025-06-30' }] }, []],
    [
      'gone, and never told',
      null,
      { systems: [{ decommissionedOn: '2026-03-01' }] },
      ['systemAdded 2026-02-05'],
    ],
    [
      'a register linked',
      {},
      { systems: [{}, { deviceId: 'd2', acquiredOn: '2026-11-07' }] },
      ['systemAdded 2026-12-07'],
    ],
    [
      'a register that moved here, bought long before',
      {},
      { systems: [{}, { deviceId: 'd2', since: '2026-11-07', movedOn: '2026-11-07' }] },
      ['systemAdded 2026-12-07'],
    ],
    [
      'a day of acquisition that has not come',
      null,
      { systems: [{ acquiredOn: '2062-11-07' }] },
      ['systemAdded 2026-02-12'],
    ],
    [
      'a register unlinked or moved away',
      {},
      { systems: [{ decommissionedOn: '2026-11-07' }] },
      ['systemGone 2026-12-07'],
    ],
    [
      'the same, told already',
      { systems: [{ decommissionedOn: '2026-11-07' }] },
      { systems: [{ decommissionedOn: '2026-11-07' }] },
      [],
    ],
    [
      'one that came back',
      { systems: [{ decommissionedOn: '2026-03-07' }] },
      { systems: [{ since: '2026-11-07' }] },
      ['systemAdded 2026-12-07'],
    ],
    [
      'a device swapped',
      {},
      { systems: [{ tseSerial: 'cd'.repeat(32), tseStartedOn: null, tseSince: '2026-11-07' }] },
      ['deviceSwapped 2026-12-07'],
    ],
    [
      'another model',
      {},
      { systems: [{ model: 'T3', changedOn: '2026-11-07' }] },
      ['systemChanged 2026-12-07'],
    ],
    ['only a newer version', {}, { systems: [{ softwareVersion: '6.0.0' }] }, []],
    ['another address', {}, { place: { street: 'Ring' } }, ['addressChanged 2026-06-01']],
    ['another tax number', {}, { taxpayer: { taxNumber: '9181081508163' } }, ['taxpayerChanged null']],
    ['closed', {}, { place: { endedOn: '2026-11-07' } }, ['establishmentEnded 2026-12-07']],
    ['Austria has no such day', null, { place: { country: 'AT' } }, ['systemAdded null']],
  ])('%s', (_what, told, now, expected) => expect(kinds(told, now)).toEqual(expected));

  test.each<[string, string | null, string]>([
    ['nobody says when', null, '2026-11-05'],
    ['it was in use elsewhere before', '2024-03-01', '2026-11-05'],
    ['while its register was offline', '2026-11-07', '2026-11-07'],
    ['its clock is ahead', '2026-12-01', '2026-11-09'],
  ])('a swap between two reports, %s', (_what, startedOn, day) =>
    expect(swapDay(startedOn, { from: '2026-11-05', to: '2026-11-09' })).toBe(day),
  );

  it('the first day counts', () => {
    const now = content({
      systems: [{ acquiredOn: '2026-11-07' }, { deviceId: 'd2', acquiredOn: '2026-10-07' }],
    });
    expect(firstDue(differencesOf(null, now, '2026-11-28'))).toBe('2026-11-07');
    expect(firstDue([])).toBeNull();
  });

  it('what nobody is told makes no difference', () => {
    expect(
      tellsSame(
        content(),
        content({ systems: [{ since: '2020-01-01', tseSince: '2026-02-01', changedOn: '2026-02-02' }] }),
      ),
    ).toBe(true);
    expect(tellsSame(content(), content({ systems: [{ remarks: 'Theke' }] }))).toBe(false);
  });
});
