import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createReferences, createUnitFinder, createUnitNames, type NamedRecord } from './index.ts';

const idOf = (digit: number): string => `${digit}b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11`;
const [mitte, sued] = [idOf(8), idOf(9)];

const vat = (digit: number, name: string, value: number, key: number, unitIds: string[] | null = null) => ({
  id: idOf(digit),
  values: { name, value, key },
  unitIds,
});
const context = { unitIds: null, decimal: ',' } as const;

describe('a record that a cell names', () => {
  const rates = createReferences('vat', [
    vat(1, 'Umsatzsteuer 19 %', 1900, 1),
    vat(2, 'Umsatzsteuer 7 %', 700, 2),
    vat(3, 'Nicht steuerbar', 0, 5),
    vat(4, 'Steuerfrei', 0, 6),
  ]);

  it.each([
    ['umsatzsteuer 19 %', idOf(1)],
    ['19 %', idOf(1)],
    ['19', idOf(1)],
    ['19,0', idOf(1)],
    ['7', idOf(2)],
    ['5', idOf(3)],
    [idOf(2).toUpperCase(), idOf(2)],
    [`irgendwie [${idOf(2)}]`, idOf(2)],
    ['0 %', 'AMBIGUOUS_REFERENCE'],
    ['42 %', 'UNKNOWN_REFERENCE'],
    [idOf(7), 'UNKNOWN_REFERENCE'],
  ])('%s: %s', (text, expected) => {
    const read = rates.find(text, context);
    expect('value' in read ? read.value : read.code).toBe(expected);
  });

  const categories = createReferences('category', [
    { id: idOf(1), values: { name: 'Kaffee', parentId: null }, unitIds: [mitte] },
    { id: idOf(2), values: { name: 'Käffee', parentId: idOf(3) }, unitIds: [sued] },
    { id: idOf(3), values: { name: 'Getränke', parentId: null }, unitIds: null },
  ]);
  const isMain = ({ values }: NamedRecord) => values.parentId === null;

  it.each([
    ['of two with one name, the one of the same branch', { unitIds: [sued] }, idOf(2)],
    ['the one that fits the rest of the row', { unitIds: [mitte, sued], isFitting: isMain }, idOf(1)],
    [
      'none that does not fit, where it can be made',
      { unitIds: [sued], isFitting: () => false, mustFit: true },
      'UNKNOWN_REFERENCE',
    ],
    ['neither, where nothing speaks for one', { unitIds: [mitte, sued] }, 'AMBIGUOUS_REFERENCE'],
  ])('%s', (_name, more, expected) => {
    const read = categories.find('KAFFEE', { ...context, ...more });
    expect('value' in read ? read.value : read.code).toBe(expected);
  });

  it('is found again by the name that a file gives it', () =>
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 12 }), { maxLength: 9 }), (names) => {
        const all = names.map((name, index) => ({ id: idOf(index), values: { name }, unitIds: null }));
        const references = createReferences('printer', all);
        for (const { id } of all)
          expect(references.find(references.nameOf(id), context)).toEqual({ value: id });
      }),
    ));
});

describe('the branches that a cell names', () => {
  const units = [
    { id: mitte, name: 'Mitte, Haus A' },
    { id: sued, name: 'Süd' },
  ];
  const find = createUnitFinder(units);

  it.each([
    ['alle', { value: null }],
    ['All branches', { value: null }],
    ['SUED', { code: 'UNKNOWN_BRANCH' }],
    ['süd', { value: [sued] }],
    ['Mitte, Haus A', { value: [mitte] }],
    ['Süd | Mitte, Haus A', { value: [mitte, sued] }],
    [`${sued}, ${mitte}`, { value: [mitte, sued] }],
    ['Nord', { code: 'UNKNOWN_BRANCH' }],
  ])('%s', (text, expected) => expect(find(text)).toEqual(expected));

  it.each(['*', ' * ', 'Alle', 'a|b'])('one that is called %j goes by its id', (name) => {
    const all = [{ id: mitte, name }];
    expect(createUnitNames(all)(mitte)).toBe(mitte);
    expect(createUnitFinder(all)(mitte)).toEqual({ value: [mitte] });
  });

  it('are found again by the names that a file gives them', () =>
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 8 }), { minLength: 1, maxLength: 9 }), (names) => {
        const all = names.map((name, index) => ({ id: idOf(index), name }));
        const nameOf = createUnitNames(all);
        const ids = all.map(({ id }) => id);
        expect(createUnitFinder(all)(ids.map(nameOf).join(' | '))).toEqual({ value: ids });
      }),
    ));
});
