import { describe, expect, test } from 'vitest';
import {
  childrenOfUnits,
  fitsChildren,
  maxUnitDepth,
  mayHold,
  orderAfterMove,
  type PlacedUnit,
  pathOfUnit,
  placeFault,
  type UnitType,
} from './index.ts';

const unit = (id: string, parentId: string | null, type: UnitType = 'group', sort = 0): PlacedUnit => ({
  id,
  name: id,
  type,
  parentId,
  sort,
});

const tree = [
  unit('nord', null),
  unit('hamburg', 'nord'),
  unit('hafen', 'hamburg', 'branch'),
  unit('markt', 'hamburg', 'branch'),
  unit('keller', 'hafen', 'warehouse'),
  unit('süd', null),
];

describe('ORG-12: what may stand below what', () => {
  test.each<[UnitType, UnitType, boolean]>([
    ['group', 'group', true],
    ['group', 'branch', true],
    ['group', 'event', true],
    ['group', 'warehouse', true],
    ['branch', 'warehouse', true],
    ['branch', 'event', true],
    ['branch', 'branch', false],
    ['branch', 'group', false],
    ['event', 'warehouse', false],
    ['warehouse', 'branch', false],
  ])('a %s holds a %s: %s', (parent, child, holds) => {
    expect(mayHold(parent, child)).toBe(holds);
  });
});

describe('ORG-10: the place of a unit in the tree', () => {
  const find = (id: string) => tree.find((one) => one.id === id) as PlacedUnit;

  test.each<[string, string | null, string | undefined]>([
    ['hafen', null, undefined],
    ['hafen', 'süd', undefined],
    ['keller', 'markt', undefined],
    ['nord', 'nord', 'UNIT_PARENT_WITHIN'],
    ['nord', 'hamburg', 'UNIT_PARENT_WITHIN'],
    ['hamburg', 'gone', 'UNIT_PARENT_UNKNOWN'],
    ['hafen', 'markt', 'UNIT_PARENT_UNFIT'],
  ])('%s below %s: %s', (id, parentId, fault) => {
    expect(placeFault(tree, find(id), parentId)).toBe(fault);
  });

  test('a new unit needs a parent that holds its type', () => {
    expect(placeFault(tree, { id: null, type: 'branch' }, 'nord')).toBeUndefined();
    expect(placeFault(tree, { id: null, type: 'branch' }, 'keller')).toBe('UNIT_PARENT_UNFIT');
  });

  test('there are at most eight levels, with all that a moved unit brings along', () => {
    const deep = Array.from({ length: maxUnitDepth - 1 }, (_, at) =>
      unit(`g${at}`, at === 0 ? null : `g${at - 1}`),
    );
    const last = `g${maxUnitDepth - 2}`;
    expect(placeFault(deep, { id: null, type: 'branch' }, last)).toBeUndefined();
    expect(placeFault([...deep, ...tree], find('hamburg'), last)).toBe('UNIT_TREE_TOO_DEEP');
    expect(placeFault([...deep, ...tree], find('süd'), last)).toBeUndefined();
  });

  test('a circle that is stored is walked once', () => {
    const circle = [unit('a', 'b'), unit('b', 'a')];
    expect(pathOfUnit(circle, 'a').map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('a unit of another type has to hold what is below it', () => {
    expect(fitsChildren(tree, 'hamburg', 'branch')).toBe(false);
    expect(fitsChildren(tree, 'hafen', 'group')).toBe(true);
    expect(fitsChildren(tree, 'süd', 'warehouse')).toBe(true);
  });
});

describe('the order of siblings', () => {
  test('is their place, then their name; a unit whose parent is gone stands at the top', () => {
    const units = [
      unit('b', null, 'branch', 2),
      unit('ä', null, 'branch', 2),
      unit('z', null, 'branch', 1),
      unit('lost', 'gone', 'branch', 3),
    ];
    expect(
      childrenOfUnits(units)
        .get(null)
        ?.map(({ id }) => id),
    ).toEqual(['z', 'ä', 'b', 'lost']);
  });

  test('a number in a name counts as one', () => {
    const units = ['Filiale 10', 'Filiale 2', 'Filiale 1'].map((name) => unit(name, null, 'branch'));
    const names = childrenOfUnits(units).get(null);
    expect(names?.map(({ id }) => id)).toEqual(['Filiale 1', 'Filiale 2', 'Filiale 10']);
  });

  test.each<[string, string | null, string[]]>([
    ['c', null, ['c', 'a', 'b']],
    ['a', 'b', ['b', 'a', 'c']],
    ['a', 'c', ['b', 'c', 'a']],
    ['new', 'a', ['a', 'new', 'b', 'c']],
    ['a', 'gone', ['b', 'c', 'a']],
    ['a', 'a', ['b', 'c', 'a']],
  ])('%s behind %s gives %j', (id, afterId, order) => {
    expect(orderAfterMove(['a', 'b', 'c'], id, afterId)).toEqual(order);
  });
});
