import { describe, expect, test } from 'vitest';
import type { CartLine } from './cart-line.ts';
import { exclusionsOf, obstaclesOf } from './index.ts';
import { line, product } from './testing/index.ts';

let count = 0;
/** A line for a licence, `KEY-1` where nothing else is said. */
const keyed = (functions: string, given: Partial<CartLine> = {}): CartLine => {
  count += 1;
  return line({
    lineId: `line-${count}`,
    id: count,
    functions,
    contractType: 'OneTime',
    contractDurationMonths: 12,
    licenseRequired: true,
    licenceFixed: true,
    licenseKey: 'KEY-1',
    articleName: functions || 'term',
    comment: 'why',
    ...given,
  });
};
const addOn = (appRegLevel: number, given: Partial<CartLine> = {}): CartLine =>
  keyed('CHECK_ADD_ON', { appRegLevel, ...given });
const along = (appRegLevel: number) => [
  product({ id: 900 + appRegLevel, articleName: 'Mobile', appRegLevel }),
];

const shown = (lines: readonly CartLine[], has = 0): string[] =>
  exclusionsOf(lines, () => has).map(
    ({ lineId, code }) => `${lines.findIndex((each) => each.lineId === lineId)} ${code}`,
  );

describe('ERR-43: lines for one licence', () => {
  test.each<[string, readonly CartLine[], readonly string[]]>([
    ['an add-on and another one', [addOn(0b01), addOn(0b10)], []],
    ['an add-on twice', [addOn(0b01), addOn(0b01)], ['1 IN_OTHER_LINE']],
    ['an add-on that a bigger one brings', [addOn(0b01), addOn(0b11)], ['0 IN_OTHER_LINE']],
    [
      'an add-on that two others bring together',
      [addOn(0b01), addOn(0b10), addOn(0b11)],
      ['2 IN_OTHER_LINE'],
    ],
    [
      'an update with the add-on that is there, too',
      [keyed('UPDATE', { selectedAddOns: along(0b10) }), addOn(0b10)],
      ['1 IN_OTHER_LINE'],
    ],
    [
      'the same the other way round',
      [addOn(0b10), keyed('UPDATE', { selectedAddOns: along(0b10) })],
      ['1 IN_OTHER_LINE'],
    ],
    ['an update and what it does not bring', [keyed('UPDATE', { appRegLevel: 0b01 }), addOn(0b10)], []],
    [
      'an update that brings an add-on',
      [keyed('UPDATE', { appRegLevel: 0b11 }), addOn(0b10)],
      ['1 IN_OTHER_LINE'],
    ],
    [
      'a professional product that an upgrade brings',
      [keyed('CHECK_PRO', { appRegLevel: 2 }), keyed('UPGRADE', { appRegLevel: 6 })],
      ['0 IN_OTHER_LINE'],
    ],
    ['an upgrade and an update', [keyed('UPGRADE'), keyed('UPDATE')], ['1 ONE_OF_TWO']],
    ['two updates', [keyed('UPDATE'), keyed('UPDATE')], ['1 ONE_OF_TWO']],
    ['two reactivations', [keyed('REACTIVATE'), keyed('REACTIVATE')], ['1 ONE_OF_TWO']],
    ['a reactivation and an update', [keyed('REACTIVATE'), keyed('UPDATE')], []],
    ['two terms that are paid once', [keyed(''), keyed('')], []],
    [
      'a rented term and one that is paid once',
      [keyed(''), keyed('', { contractType: 'Recurring' })],
      ['1 ONE_OF_TWO'],
    ],
    [
      'update, upgrade and update',
      [keyed('UPDATE'), keyed('UPGRADE'), keyed('UPDATE')],
      ['1 ONE_OF_TWO', '2 ONE_OF_TWO'],
    ],
    ['what has no levels', [addOn(0), addOn(0)], []],
  ])('%s', (_name, lines, expected) => expect(shown(lines)).toEqual(expected));

  test('what the licence has counts along with what a line brings', () => {
    const lines = [addOn(0b01), addOn(0b11)];
    expect(shown(lines, 0b10)).toEqual(['1 IN_OTHER_LINE']);
    // Of itself the check of the licence says it.
    expect(shown([addOn(0b10), addOn(0b01)], 0b10)).toEqual([]);
  });

  test.each<[string, Partial<CartLine>]>([
    ['another key', { licenseKey: 'KEY-2' }],
    ['no key yet', { licenseKey: '' }],
    ['no licence', { licenseRequired: false }],
  ])('a line with %s stands against nothing', (_name, given) => {
    expect(shown([keyed('UPGRADE', given), keyed('UPDATE')])).toEqual([]);
  });

  test('a key is the same however it is typed', () => {
    expect(shown([keyed('UPGRADE', { licenseKey: ' key-1 ' }), keyed('UPDATE')])).toEqual(['1 ONE_OF_TWO']);
  });

  test('name what is there twice, and where', () => {
    const update = keyed('UPDATE', { articleName: 'Update 6', selectedAddOns: along(0b10) });
    expect(exclusionsOf([addOn(0b110, { articleName: 'Paket' }), update])).toEqual([
      { lineId: update.lineId, code: 'IN_OTHER_LINE', name: 'Mobile', other: 'Paket' },
    ]);
  });

  test('keep a cart from checkout', () => {
    expect(obstaclesOf([keyed('UPGRADE'), keyed('UPDATE')])).toEqual(['LinesExcludeEachOther']);
  });
});
