import { describe, expect, it } from 'vitest';
import { createFaultGroups, cureOf, importOptionsSchema, type RowFault } from './index.ts';

const fault = (row: number, change: Partial<RowFault> = {}): RowFault => ({
  ...{ row, column: 2, target: 'mainCategoryId', code: 'UNKNOWN_REFERENCE', text: 'Kaffee' },
  ...change,
});

const grouped = (...faults: readonly RowFault[]) => {
  const groups = createFaultGroups();
  for (const one of faults) groups.add(one);
  return groups.all().map(({ target, code, text, count, rows }) => [target, code, text, count, rows]);
};

describe('faults that are equal', () => {
  it('are told once, the most frequent first, with the first of their rows', () =>
    expect(
      grouped(
        fault(2, { text: 'Kuchen' }),
        ...[3, 4, 5, 6].map((row) => fault(row)),
        fault(7, { target: 'price', code: 'NOT_A_NUMBER', text: 'abc' }),
        fault(8, { target: 'price', code: 'NOT_A_NUMBER', text: 'x' }),
      ),
    ).toEqual([
      ['mainCategoryId', 'UNKNOWN_REFERENCE', 'Kaffee', 4, [3, 4, 5]],
      ['price', 'NOT_A_NUMBER', '', 2, [7, 8]],
      ['mainCategoryId', 'UNKNOWN_REFERENCE', 'Kuchen', 1, [2]],
    ]));

  it('values that stand twice are one group, whichever row had them first', () =>
    expect(
      grouped(
        fault(5, { target: 'ean', code: 'KEY_TWICE', parameters: { row: 2 }, text: '1' }),
        fault(6, { target: 'ean', code: 'KEY_TWICE', parameters: { row: 3 }, text: '2' }),
      ),
    ).toEqual([['ean', 'KEY_TWICE', '', 2, [5, 6]]]));
});

describe('the cure of a group', () => {
  const mapping = [
    { column: 0, target: 'plu', decimal: ',' as const },
    { column: 1, target: 'printerId', decimal: ',' as const },
  ];
  const options = importOptionsSchema.parse({ key: 'ean' });

  it.each([
    ['vatInHouseId', null, 'MISSING', { kind: 'default', field: 'vatInHouseId', to: 'vat' }],
    ['vatInHouseId', 'D', 'MISSING', { kind: 'default', field: 'vatInHouseId', to: 'vat' }],
    ['vatInHouseId', null, 'UNKNOWN_REFERENCE', { kind: 'default', field: 'vatInHouseId', to: 'vat' }],
    ['vatInHouseId', 'D', 'UNKNOWN_REFERENCE', undefined],
    ['mainCategoryId', 'C', 'UNKNOWN_REFERENCE', { kind: 'create', options: { missing: 'create' } }],
    ['mainCategoryId', null, 'NOT_IN_ALL_BRANCHES', undefined],
    ['printerId', 'B', 'UNKNOWN_REFERENCE', { kind: 'create', options: { missing: 'create' } }],
    ['mainArticleId', 'B', 'UNKNOWN_REFERENCE', undefined],
    ['name', 'B', 'TOO_LONG', { kind: 'shorten', options: { tooLong: 'shorten' } }],
    ['plu', 'A', 'TAKEN', { kind: 'key', options: { key: 'plu' } }],
    ['ean', null, 'TAKEN', undefined],
    ['price', 'B', 'NOT_A_NUMBER', undefined],
  ] as const)('%s in %s with %s', (target, column, code, cure) =>
    expect(cureOf('article', mapping, options, { target, column, code })).toEqual(cure),
  );

  it('is none that is taken already', () => {
    const taken = { ...options, missing: 'create', tooLong: 'shorten', key: 'plu' } as const;
    for (const [target, code] of [
      ['printerId', 'UNKNOWN_REFERENCE'],
      ['name', 'TOO_LONG'],
      ['plu', 'TAKEN'],
    ] as const)
      expect(cureOf('article', mapping, taken, { target, column: 'A', code })).toBeUndefined();
  });
});
