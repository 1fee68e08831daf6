import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  checkValues,
  choice,
  colour,
  comparisonsOf,
  defineEntity,
  type EntityValues,
  entityStatus,
  flag,
  initialValues,
  isCondition,
  longText,
  percent,
  readOrder,
  reference,
  rows,
  syncStateOf,
  syncStates,
  syncStatus,
  syncStatusOf,
  text,
  whole,
} from './index.ts';

const id = '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11';
const fields = {
  name: text({ isRequired: true, max: 5, isSorted: true, isFiltered: true }),
  note: longText(),
  size: whole({ least: 1, max: 9, initial: 2, isFiltered: true }),
  rate: percent(),
  isOn: flag({ initial: true, isFiltered: true }),
  kind: choice(['a', 'b'], { isFiltered: true }),
  colour: colour(),
  vatId: reference('vat', { isFiltered: true }),
  parts: rows({ key: whole({ isRequired: true }) }, { max: 2 }),
} as const;
const right = { name: 'Bar', parts: [] };
const faultsOf = (input: unknown) =>
  checkValues(fields, input).faults.map(({ path, code, parameters }) => [path, code, parameters ?? null]);

describe('the values of a record', () => {
  it('are tidied: trimmed, empty ones null, absent ones as they begin', () => {
    const input = {
      name: ' Bar\t 1 ',
      note: ' ',
      colour: '#AABBCC',
      vatId: id.toUpperCase(),
      parts: [{ key: 1 }],
    };
    expect(checkValues(fields, input).values).toEqual({
      name: 'Bar 1',
      note: null,
      size: 2,
      rate: null,
      isOn: true,
      kind: null,
      colour: '#aabbcc',
      vatId: id,
      parts: [{ key: 1 }],
    });
  });

  it.each([
    ['is missing', { name: ' ' }, ['name', 'MISSING', null]],
    ['is missing', { name: null }, ['name', 'MISSING', null]],
    ['is no text', { name: 3 }, ['name', 'NOT_TEXT', null]],
    ['is too long', { name: 'Theken' }, ['name', 'TOO_LONG', { max: 5 }]],
    ['is no number', { size: '3' }, ['size', 'NOT_A_NUMBER', null]],
    ['is no whole number', { size: 1.5 }, ['size', 'NOT_A_NUMBER', null]],
    ['is too small', { size: 0 }, ['size', 'OUT_OF_RANGE', { least: 1, max: 9 }]],
    ['is more than everything', { rate: 10_001 }, ['rate', 'OUT_OF_RANGE', { least: 0, max: 10_000 }]],
    ['is neither yes nor no', { isOn: 'x' }, ['isOn', 'NOT_YES_OR_NO', null]],
    ['is neither yes nor no', { isOn: null }, ['isOn', 'MISSING', null]],
    ['is not of the list', { kind: 'c' }, ['kind', 'UNKNOWN_CHOICE', null]],
    ['is a word', { colour: 'red' }, ['colour', 'NOT_A_COLOUR', null]],
    ['is no id', { vatId: '1' }, ['vatId', 'UNKNOWN_REFERENCE', null]],
    ['are no rows', { parts: {} }, ['parts', 'NOT_ROWS', null]],
    ['are too many', { parts: [1, 2, 3] }, ['parts', 'TOO_MANY_ROWS', { max: 2 }]],
    ['is wrong in the second row', { parts: [{ key: 1 }, {}] }, ['parts.1.key', 'MISSING', null]],
    ['is not of the record itself', { name: '__proto__' }, ['name', 'TOO_LONG', { max: 5 }]],
  ])('MDA-18: one that %s is told: %j', (_why, input, fault) =>
    expect(faultsOf({ ...right, ...input })).toEqual([fault]),
  );

  it('are all told at once, also of what is no record at all', () => {
    expect(faultsOf({ name: '', size: 10 }).map(([path]) => path)).toEqual(['name', 'size']);
    for (const input of [null, 1, 'x', []]) expect(faultsOf(input)).toEqual([['name', 'MISSING', null]]);
  });

  it('begin as the fields say', () =>
    expect(initialValues(fields)).toMatchObject({ name: null, size: 2, isOn: true, parts: [] }));
});

describe('a kind of record', () => {
  const entity = defineEntity({
    name: 'printer',
    fields,
    rules: [{ of: ['size'], faultsOf: ({ size }) => (size === 3 ? [{ path: 'size', code: 'TAKEN' }] : []) }],
  });

  const named = defineEntity({ name: 'printer', fields: { name: text({ isRequired: true }) } });

  it('has rules between its fields, asked once these are right, whatever is wrong with others', () => {
    expect(entity.check({ ...right, size: 3 }).faults).toEqual([{ path: 'size', code: 'TAKEN' }]);
    expect(entity.check({ size: 3 }).faults.map(({ code }) => code)).toEqual(['MISSING', 'TAKEN']);
    expect(entity.check({ size: 'x' }).faults.map(({ code }) => code)).toEqual(['MISSING', 'NOT_A_NUMBER']);
  });

  it.each(['\u200B', '\u00AD \u2060', '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11'])(
    'MDA-14: %j is no name: it cannot be seen, or is taken for an id',
    (name) => expect(named.check({ name }).faults).toEqual([{ path: 'name', code: 'NAME_NOT_VALID' }]),
  );

  it.each(['–', '7', '☕', '***'])('MDA-14: %j is one', (name) =>
    expect(named.check({ name }).faults).toEqual([]),
  );

  it('tells what is right of an input that is wrong in parts', () => {
    const { values, faults } = entity.checkParts({ name: '', size: 3 });
    expect(values).toMatchObject({ name: null, size: 3, isOn: true });
    expect(faults.map(({ code }) => code)).toEqual(['MISSING', 'TAKEN']);
  });

  it('types its values by its fields', () => {
    type Values = EntityValues<typeof entity>;
    expectTypeOf<Values['name']>().toEqualTypeOf<string>();
    expectTypeOf<Values['size']>().toEqualTypeOf<number | null>();
    expectTypeOf<Values['isOn']>().toEqualTypeOf<boolean>();
    expectTypeOf<Values['kind']>().toEqualTypeOf<'a' | 'b' | null>();
    expectTypeOf<Values['parts']>().toEqualTypeOf<readonly { readonly key: number }[]>();
  });
});

describe('filter and order of a list', () => {
  it.each([
    ['name', 'contains', ['bar'], true],
    ['name', 'contains', ['bar', 'café'], false],
    ['name', 'is', ['bar', 'café'], true],
    ['name', 'from', ['bar'], false],
    ['size', 'from', ['3'], true],
    ['size', 'from', ['3,5'], false],
    ['size', 'empty', [], true],
    ['size', 'empty', ['3'], false],
    ['isOn', 'is', ['false'], true],
    ['isOn', 'is', ['no'], false],
    ['kind', 'is', ['a', 'c'], false],
    ['vatId', 'isNot', [id], true],
    ['vatId', 'is', ['1'], false],
    ['vatId', 'is', [], false],
    ['note', 'contains', ['x'], false],
    ['toString', 'is', ['x'], false],
  ] as const)('%s %s %j: %s', (field, is, values, expected) =>
    expect(isCondition(fields, { field, is, values: [...values] })).toBe(expected),
  );

  it('compare only where the field says so', () => expect(comparisonsOf(fields.rate)).toEqual([]));

  it.each([
    ['name', { field: 'name', isDownwards: false }],
    ['-name', { field: 'name', isDownwards: true }],
    ['-lastModifiedAt', { field: 'lastModifiedAt', isDownwards: true }],
    ['size', undefined],
    ['constructor', undefined],
  ])('order %s is %j', (order, expected) => expect(readOrder(fields, order)).toEqual(expected));
});

it('MDA-06, MDA-07: statuses have the values of the specification', () => {
  expect(syncStatus).toEqual({ unknown: 0, successful: 1, pending: 2, failed: 3 });
  expect(entityStatus).toEqual({ archived: -3, deleted: -2, deletePending: -1, inactive: 0, active: 1 });
});

describe('MDA-08, MDA-09: the sync state of a record', () => {
  const facts = {
    status: 1,
    changeSeq: 20,
    createdSeq: 10,
    lowestCursor: 20,
    highestCursor: 20,
    hasFailed: false,
  };
  it.each([
    ['synchronized', 'when every register has it', {}],
    ['needsSync', 'when one is behind its last change', { lowestCursor: 19 }],
    ['needsSync', 'when one has never taken anything', { lowestCursor: 0 }],
    ['neverSynced', 'when none has ever taken it', { lowestCursor: 0, highestCursor: 9 }],
    ['neverSynced', 'when there is no register', { lowestCursor: null, highestCursor: null }],
    ['failed', 'when a register refused it', { hasFailed: true }],
    ['failed', 'when the only one refused it', { hasFailed: true, lowestCursor: 0, highestCursor: 0 }],
    ['markedForDeletion', 'while its deletion is on the way', { status: -1, hasFailed: true }],
    ['markedForDeletion', 'once it is deleted', { status: -2 }],
    ['synchronized', 'also when it is inactive', { status: 0 }],
  ] as const)('is %s %s', (expected, _when, change) =>
    expect(syncStateOf({ ...facts, ...change })).toBe(expected),
  );
});

it('MDA-06, MDA-09: each state has its number', () =>
  expect(Object.fromEntries(syncStates.map((state) => [state, syncStatusOf(state)]))).toEqual({
    synchronized: 1,
    needsSync: 2,
    neverSynced: 0,
    markedForDeletion: 2,
    failed: 3,
  }));
