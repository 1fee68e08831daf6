import { describe, expect, it } from 'vitest';
import { isPossible, settableFields } from '../change-sets/index.ts';
import { exportTargets, importTargets } from '../files/index.ts';
import { followersOf } from '../kinds/index.ts';
import { room } from '../rooms/index.ts';
import { table } from './index.ts';

const valuesOf = (given: object) => ({
  ...{ name: 'Fenster', number: 4, seats: 4, roomId: '01a1ff9c-4e2c-74ba-9c8f-dc70da0948e3' },
  ...given,
});

describe('a table (ROM-04)', () => {
  it.each([
    [{}, []],
    [{ number: 0 }, ['number OUT_OF_RANGE']],
    [{ number: 100_000 }, ['number OUT_OF_RANGE']],
    [{ rotation: 360 }, ['rotation OUT_OF_RANGE']],
    [{ x: -5000, y: 5000 }, []],
    [{ width: 0, length: 501 }, ['width OUT_OF_RANGE', 'length OUT_OF_RANGE']],
    [{ shape: 'oval' }, ['shape UNKNOWN_CHOICE']],
    [{ roomId: null }, ['roomId MISSING']],
  ])('%o has the faults %o', (given, faults) => {
    expect(table.check(valuesOf(given)).faults.map(({ path, code }) => `${path} ${code}`)).toEqual(faults);
  });

  it('begins as a square one for four, 80 cm wide', () => {
    expect(table.check(valuesOf({})).values).toMatchObject({
      width: 8,
      length: 8,
      shape: 'rectangle',
      rotation: 0,
    });
  });
});

describe('a kind that follows another (ROM-03)', () => {
  it('is named among those that go along with it', () => {
    expect(followersOf('room').map(({ kind, field }) => [kind.name, field])).toEqual([['table', 'roomId']]);
    expect(followersOf('table')).toEqual([]);
  });

  it('takes no branches from files, but tells them', () => {
    expect(importTargets(table)).not.toContain('unitIds');
    expect(exportTargets(table)).toContain('unitIds');
    expect(importTargets(room)).toContain('unitIds');
  });

  it('has no change of branches; many can be moved to another room', () => {
    const change = { kind: 'branches', how: 'set', unitIds: null } as const;
    expect([isPossible(table, change), isPossible(room, change)]).toEqual([false, true]);
    expect(settableFields(table)).toContain('roomId');
  });
});
