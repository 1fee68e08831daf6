import { describe, expect, it } from 'vitest';
import { article } from '../articles/index.ts';
import { category } from '../categories/index.ts';
import { printer, printerWords } from '../printers/index.ts';
import { vat } from '../vats/index.ts';
import {
  applyChange,
  type BulkChange,
  bulkChangeSchema,
  type ChangeableRecord,
  describeChange,
  differencesOf,
  isPossible,
  settableFields,
  type ValueChange,
  withValues,
} from './index.ts';

const id = '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11';
const other = '1b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11';
const [mitte, sued] = ['aa5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11', 'ba5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11'];
const units = [mitte, sued];

const espresso = (values: object = {}, rest: Partial<ChangeableRecord> = {}): ChangeableRecord => ({
  values:
    article.check({
      name: 'Espresso',
      price: 280,
      prices: [
        { key: 1, price: 250 },
        { key: 2, price: 0 },
      ],
      mainCategoryId: id,
      vatInHouseId: id,
      vatOutOfHouseId: id,
      ...values,
    }).values ?? {},
  unitIds: null,
  isActive: true,
  ...rest,
});

const parsed = (change: unknown): ValueChange => bulkChangeSchema.parse(change) as ValueChange;
const effect = (change: unknown, record = espresso()) => {
  const { record: after, faults } = applyChange(article, parsed(change), record, units);
  return after ? differencesOf(record, after)?.new : faults.map(({ path, code }) => `${path} ${code}`);
};
const price = (by: object, more: object = {}) => ({ kind: 'price', prices: 'main', by, ...more });
const fivePercent = { kind: 'percent', hundredths: 500 };

describe('a bulk change of prices', () => {
  it.each([
    [price(fivePercent), { price: 294 }],
    [price(fivePercent, { rounding: 'tenCents' }), { price: 290 }],
    [price(fivePercent, { rounding: 'tenCents', direction: 'up' }), { price: 300 }],
    [price(fivePercent, { rounding: 'nine' }), { price: 299 }],
    [price({ kind: 'percent', hundredths: 12 }), undefined],
    [price({ kind: 'amount', cents: -30 }), { price: 250 }],
    [price({ kind: 'to', cents: 333 }, { rounding: 'euro' }), { price: 333 }],
    [price({ kind: 'percent', hundredths: -10_000 }), { price: 0 }],
    [
      price(fivePercent, { prices: 1, rounding: 'fiveCents' }),
      {
        prices: [
          { key: 1, name: null, price: 265 },
          { key: 2, name: null, price: 0 },
        ],
      },
    ],
    [price(fivePercent, { prices: 7 }), undefined],
    [price({ kind: 'amount', cents: -281 }), ['price OUT_OF_RANGE']],
    [price({ kind: 'amount', cents: -10 }, { prices: 'all' }), ['prices.1.price OUT_OF_RANGE']],
    [price({ kind: 'to', cents: 9_999_999_999 }), { price: 9_999_999_999 }],
    [price({ kind: 'amount', cents: 9_999_999_999 }), ['price OUT_OF_RANGE']],
  ])('%j makes of 2.80 (2.50, 0.00): %j', (change, expected) => expect(effect(change)).toEqual(expected));

  it('leaves what costs nothing free when it goes by percent, whatever the rounding', () =>
    expect(effect(price(fivePercent, { rounding: 'ninetyNine' }), espresso({ price: 0 }))).toBeUndefined());

  it('takes more off what gives money back (ART-14)', () => {
    const deposit = espresso({ price: -25, negativePrice: true, prices: [] });
    expect(effect(price({ kind: 'percent', hundredths: 1000 }), deposit)).toEqual({ price: -28 });
  });
});

describe('a bulk change of other values', () => {
  it.each([
    [{ kind: 'set', values: { course: 3 } }, { course: 3 }],
    [{ kind: 'set', values: { course: 6 } }, ['course UNKNOWN_CHOICE']],
    [{ kind: 'set', values: { vatInHouseId: null } }, ['vatInHouseId MISSING']],
    [{ kind: 'set', values: { mainCategoryId: other, subcategoryId: null } }, { mainCategoryId: other }],
    [{ kind: 'active', isActive: false }, { isActive: false }],
    [{ kind: 'active', isActive: true }, undefined],
    [{ kind: 'branches', how: 'set', unitIds: [sued, mitte, sued] }, { unitIds: [mitte, sued] }],
    [{ kind: 'branches', how: 'set', unitIds: null }, undefined],
    [{ kind: 'branches', how: 'add', unitIds: [mitte] }, undefined],
    [{ kind: 'branches', how: 'remove', unitIds: [mitte] }, { unitIds: [sued] }],
    [{ kind: 'branches', how: 'remove', unitIds: [mitte, sued] }, ['unitIds MISSING']],
  ])('%j: %j', (change, expected) => expect(effect(change)).toEqual(expected));

  it('adds a branch once, in one order', () => {
    const record = espresso({}, { unitIds: [sued] });
    expect(effect({ kind: 'branches', how: 'add', unitIds: [sued, mitte] }, record)).toEqual({
      unitIds: [mitte, sued],
    });
  });

  it('is undone by putting the old values back', () => {
    const before = espresso({ course: 2 }, { unitIds: [sued] });
    const { record: after = before } = applyChange(
      article,
      parsed({ kind: 'set', values: { course: null, favorite: true } }),
      before,
      units,
    );
    const old = differencesOf(before, after)?.old ?? {};
    expect(old).toEqual({ course: 2, favorite: false });
    expect(differencesOf(before, withValues(after, old))).toBeUndefined();
  });
});

describe('which changes a kind of record knows', () => {
  it('a further kind has them from its field table', () =>
    expect(settableFields(printer)).toEqual(['group', 'codePage', 'copies', 'printWidth', 'signals']));

  it('not values that say which record it is', () => {
    expect(settableFields(vat)).toEqual([]);
    expect(settableFields(category)).toEqual(['description', 'sort', 'colour']);
    expect(settableFields(article)).not.toEqual(expect.arrayContaining(['plu']));
    for (const name of ['name', 'type', 'plu', 'ean', 'prices', 'members', 'mainArticleId'])
      expect(settableFields(article)).not.toContain(name);
  });

  it.each<[string, BulkChange, boolean]>([
    ['a price of a printer', parsed(price(fivePercent)), false],
    ['copies of a printer', parsed({ kind: 'set', values: { copies: 2 } }), true],
    ['names of printers', parsed({ kind: 'set', values: { name: 'x' } }), false],
    ['fields that every object has', parsed({ kind: 'set', values: { constructor: 'x' } }), false],
    ['deletion', { kind: 'delete' }, true],
  ])('%s', (_name, change, expected) => expect(isPossible(printer, change)).toBe(expected));

  it.each([
    price({ kind: 'percent', hundredths: -10_001 }),
    price(fivePercent, { rounding: 'sevenCents' }),
    { kind: 'set', values: {} },
    { kind: 'branches', how: 'add', unitIds: null },
    { kind: 'branches', how: 'set', unitIds: [] },
    { kind: 'nothing' },
  ])('%j is none', (change) => expect(bulkChangeSchema.safeParse(change).success).toBe(false));
});

describe('the sentence about a change', () => {
  const names: Record<string, string> = { [mitte]: 'Mitte', [sued]: 'Süd' };
  const sentence = (change: unknown, language: 'de' | 'en') =>
    describeChange(parsed(change), language, {
      fields: printer.fields,
      words: printerWords[language],
      nameOf: (one) => names[one] ?? one,
    }).replaceAll(/\s/g, ' ');

  it.each([
    [
      price(fivePercent, { rounding: 'tenCents' }),
      'Preis + 5 %, auf 0,10 € gerundet',
      'Price + 5%, rounded to €0.10',
    ],
    [
      price({ kind: 'amount', cents: -50 }, { prices: 'all', rounding: 'ninetyNine', direction: 'up' }),
      'alle Preise − 0,50 €, auf Preise mit ,99 aufgerundet',
      'all prices − €0.50, rounded up to prices ending in .99',
    ],
    [price({ kind: 'to', cents: 350 }, { prices: 2 }), 'Preis 2 3,50 €', 'Price 2 €3.50'],
    [
      { kind: 'set', values: { group: 'kitchen', copies: 2 } },
      'Gruppe: Küche, Exemplare: 2',
      'Group: Kitchen, Copies: 2',
    ],
    [{ kind: 'active', isActive: false }, 'inaktiv', 'inactive'],
    [
      { kind: 'branches', how: 'add', unitIds: [mitte, sued] },
      'Filialen: dazu Mitte, Süd',
      'Branches: added Mitte, Süd',
    ],
    [{ kind: 'branches', how: 'set', unitIds: null }, 'Filialen: alle', 'Branches: all'],
    [{ kind: 'delete' }, 'gelöscht', 'deleted'],
  ])('%j: %s', (change, de, en) => {
    expect(sentence(change, 'de')).toBe(de);
    expect(sentence(change, 'en')).toBe(en);
  });
});
