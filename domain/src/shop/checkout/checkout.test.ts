import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CartLine, totalOfCart } from '../cart/index.ts';
import { line, product } from '../cart/testing/index.ts';
import { type OrderedLine, orderLineSchema } from '../orders/index.ts';
import type { ShopProduct } from '../products/index.ts';
import {
  type Catalogue,
  type CatalogueEntry,
  checkLines,
  checkOfLine,
  checkoutFormSchema,
  isVatIdOf,
  needsKeyCheck,
  orderedLineOf,
  orderLineOf,
  placeOrderSchema,
  productAt,
  rebuildLine,
} from './index.ts';

const nowMs = Date.parse('2026-11-22T12:00:00Z');

const entry = (given: Partial<ShopProduct> = {}, more: Partial<CatalogueEntry> = {}): CatalogueEntry => ({
  product: product(given),
  licenseRequired: false,
  upgradeValue: null,
  addOns: [],
  subProducts: [],
  ...more,
});
const catalogueOf = (...entries: CatalogueEntry[]): Catalogue =>
  new Map(entries.map((each) => [each.product.id, each]));
const ordered = (given: Partial<OrderedLine> = {}): OrderedLine => ({
  lineId: 'line-1',
  shopNumber: 1,
  quantity: 1,
  licenseKey: '',
  comment: '',
  upgradeValue: null,
  addOns: [],
  subProducts: [],
  ...given,
});
const rebuilt = (catalogue: Catalogue, given: Partial<OrderedLine> = {}) =>
  rebuildLine(ordered(given), { catalogue, customerId: null, nowMs });
const builtLine = (catalogue: Catalogue, given: Partial<OrderedLine> = {}): CartLine => {
  const { line: built } = rebuilt(catalogue, given);
  if (!built) throw new Error('refused');
  return built;
};

const discount = (startDate: string, endDate: string) => ({
  articlePrice: 100,
  discountedPrice: 80,
  shopDiscount: { description: 'Herbst', startDate, endDate },
});

describe('the price of a product by the clock of the server', () => {
  test.each<[string, string, string, number | null]>([
    ['runs', '2026-11-01T00:00:00Z', '2026-11-30T23:00:00Z', 80],
    ['has not begun', '2026-11-23T00:00:00Z', '2026-11-30T23:00:00Z', null],
    ['has ended', '2026-11-01T00:00:00Z', '2026-11-22T11:59:59Z', null],
    ['ends in this moment', '2026-11-01T00:00:00Z', '2026-11-22T12:00:00Z', 80],
  ])('SHP-75: a discount that %s', (_title, startDate, endDate, expected) => {
    expect(productAt(product(discount(startDate, endDate)), nowMs).discountedPrice).toBe(expected);
  });

  test('SHP-75: a discounted price without dates is none', () => {
    expect(productAt(product({ discountedPrice: 1, shopDiscount: null }), nowMs).discountedPrice).toBeNull();
  });
});

describe('a line of an order', () => {
  const addOn = entry({ id: 7, articleName: 'Lager', articlePrice: 10, setupFee: 5, viewType: 'SubArticle' });
  const sub = entry({ id: 8, articleName: 'Schulung', articlePrice: 99, setupFee: 20 });
  const main = entry({ articlePrice: 49.9, setupFee: 1 }, { addOns: [7], subProducts: [8] });
  const catalogue = catalogueOf(main, addOn, sub);

  test('SHP-72, SHP-75: has the catalogue’s prices, whatever the browser knew', () => {
    const built = builtLine(catalogue, { quantity: 3, addOns: [7], subProducts: [8] });
    expect(orderLineOf(built)).toMatchObject({
      price: 4990,
      setupFee: 100,
      total: (4990 + 100 + 1000 + 500 + 2000) * 3,
      addOns: [{ shopNumber: 7, name: 'Lager', price: 1000, setupFee: 500 }],
      subProducts: [{ shopNumber: 8, price: 0, setupFee: 2000 }],
    });
  });

  test('SHP-76: is kept in the form that the schema has', () => {
    expect(orderLineSchema.safeParse(orderLineOf(builtLine(catalogue, { addOns: [7] }))).success).toBe(true);
  });

  test('SHP-72: an add-on that is sent twice counts once', () => {
    expect(orderLineOf(builtLine(catalogue, { addOns: [7, 7] })).addOns).toHaveLength(1);
  });

  test.each<[string, Catalogue, Partial<OrderedLine>, string]>([
    ['of no product', catalogue, { shopNumber: 99 }, 'PRODUCT_GONE'],
    ['of a product that is not sold any more', catalogueOf(entry({ active: false })), {}, 'PRODUCT_GONE'],
    ['with an add-on of another product', catalogue, { addOns: [8] }, 'PART_GONE'],
    ['with a sub-product that is none', catalogue, { subProducts: [1] }, 'PART_GONE'],
    [
      'with an add-on that is not sold any more',
      catalogueOf(main, entry({ id: 7, active: false })),
      { addOns: [7] },
      'PART_GONE',
    ],
  ])('SHP-75: %s is refused', (_title, known, given, code) => {
    expect(rebuilt(known, given).fault).toMatchObject({ lineId: 'line-1', code });
  });

  test('API-25: is asked for the upgrade that the product is, not for one that somebody sent', () => {
    const update = catalogueOf(entry({ functions: 'UPDATE' }, { licenseRequired: true, upgradeValue: 6 }));
    expect(builtLine(update, { upgradeValue: 1000, licenseKey: 'ab 12' })).toMatchObject({
      upgradeValue: 6,
      licenseKey: 'AB12',
      licenceFixed: false,
    });
  });

  test('a key at a product that needs none is left out', () => {
    expect(builtLine(catalogue, { licenseKey: 'AB12' }).licenseKey).toBe('');
  });

  test('the total of any order is that of the cart that it was sent from', () => {
    const parts = [7, 8, 9].map((id) => entry({ id, articlePrice: id * 1.5, setupFee: id / 2 }));
    fc.assert(
      fc.property(
        fc.nat({ max: 100_000 }),
        fc.nat({ max: 10_000 }),
        fc.subarray(parts),
        fc.integer({ min: 1, max: 999 }),
        (cents, setup, chosen, quantity) => {
          const bought = product({ articlePrice: cents / 100, setupFee: setup / 100 });
          const known = catalogueOf(
            { ...entry(), product: bought, addOns: [7, 8], subProducts: [9] },
            ...parts,
          );
          const chosenParts = (ids: readonly number[]) =>
            chosen.map(({ product: part }) => part).filter(({ id }) => ids.includes(id));
          const inCart = line({
            ...bought,
            quantity,
            selectedAddOns: chosenParts([7, 8]),
            selectedSubProducts: chosenParts([9]),
          });
          const built = builtLine(known, orderedLineOf(inCart));
          expect(orderLineOf(built).total).toBe(totalOfCart([inCart]));
        },
      ),
    );
  });
});

describe('lines with licences', () => {
  const update = entry(
    { functions: 'UPDATE', viewType: 'SubArticle', articlePrice: 0 },
    { licenseRequired: true, upgradeValue: 6, addOns: [7] },
  );
  const covered = entry({ id: 7, appRegLevel: 4, articlePrice: 30 });
  const catalogue = catalogueOf(update, covered);
  const sent = { licenseKey: 'AB12', quantity: 5, addOns: [7] };

  test('SHP-56, SHP-57: an update costs what the licence service says, one piece, without what the licence has', () => {
    const { lines, faults, obstacles } = checkLines(
      [builtLine(catalogue, sent)],
      new Map([['line-1', { isSuccess: true, message: '', resultValue: '149.00', count: 6 }]]),
    );
    expect(faults).toEqual([]);
    expect(obstacles).toEqual([]);
    expect(lines.map(orderLineOf)).toMatchObject([{ price: 14_900, quantity: 1, addOns: [], total: 14_900 }]);
  });

  test('SHP-60, SHP-61, SHP-62: a check that fails names the line, and nothing is placed', () => {
    const addOn = catalogueOf(entry({ functions: 'CHECK_ADD_ON' }, { licenseRequired: true }));
    const { faults, obstacles } = checkLines(
      [builtLine(addOn, { licenseKey: 'AB12' })],
      new Map([
        ['line-1', { isSuccess: false, message: 'LICENCE_NEEDS_PROFESSIONAL', resultValue: 'Gastro Basic' }],
      ]),
    );
    expect(faults).toEqual([
      { lineId: 'line-1', code: 'LICENCE_NEEDS_PROFESSIONAL', name: 'Gastro Basic', found: 'Gastro Basic' },
    ]);
    expect(obstacles).toEqual(['VerifyLicenceRequired']);
  });

  test.each<[string, CatalogueEntry, Partial<OrderedLine>, string | undefined]>([
    ['needs no check without a licence', entry({ functions: 'UPDATE' }), { licenseKey: 'A' }, undefined],
    ['needs none without a function', entry({}, { licenseRequired: true }), { licenseKey: 'A' }, undefined],
    [
      'is not checked without a key',
      entry({ functions: 'UPDATE' }, { licenseRequired: true }),
      {},
      undefined,
    ],
    [
      'SHP-51: is checked by its function',
      entry({ functions: 'REACTIVATE' }, { licenseRequired: true }),
      { licenseKey: 'A' },
      'reactivate',
    ],
  ])('a line %s', (_title, known, given, expected) => {
    expect(checkOfLine(builtLine(catalogueOf(known), given))).toBe(expected);
  });

  test('ERR-43: what one licence cannot have together is named, by all that is known of the licence', () => {
    const addOn = (id: number, appRegLevel: number) =>
      entry(
        { id, functions: 'CHECK_ADD_ON', appRegLevel, articleName: `A${id}`, viewType: 'SubArticle' },
        { licenseRequired: true },
      );
    const known = catalogueOf(addOn(1, 0b0001), addOn(2, 0b0011));
    const lines = [
      builtLine(known, { licenseKey: 'K' }),
      builtLine(known, { lineId: 'line-2', shopNumber: 2, licenseKey: 'k' }),
    ];
    const has = (count: number) => {
      const result = { isSuccess: true, message: 'valid', count };
      return checkLines(lines, new Map(lines.map(({ lineId }) => [lineId, result])));
    };
    // The bigger one brings the small one; of the rest the licence has, either is paid twice.
    expect(has(0)).toMatchObject({
      faults: [{ lineId: 'line-1', code: 'IN_OTHER_LINE', name: 'A1', other: 'A2' }],
      obstacles: ['LinesExcludeEachOther'],
    });
    expect(has(0b0010).faults).toMatchObject([{ lineId: 'line-2', code: 'IN_OTHER_LINE', other: 'A1' }]);
  });

  test('ERR-39: a key of a longer term is none where the licence service says so', () => {
    const term = catalogueOf(entry({ contractType: 'OneTime' }, { licenseRequired: true }));
    const line = builtLine(term, { licenseKey: 'K', quantity: 3 });
    expect(needsKeyCheck(line)).toBe(true);
    const failed = { isSuccess: false, message: 'LICENCE_NEVER_ENDS', resultValue: 'Gastro Basic' };
    expect(checkLines([line], new Map([['line-1', failed]])).faults).toEqual([
      { lineId: 'line-1', code: 'LICENCE_NEVER_ENDS', name: 'Gastro Basic' },
    ]);
    const passed = { isSuccess: true, message: 'valid', count: 3 };
    expect(checkLines([line], new Map([['line-1', passed]]))).toMatchObject({
      lines: [{ quantity: 3, licenceFixed: false }],
      faults: [],
      obstacles: [],
    });
  });

  test('SHP-62, SHP-63, SHP-65: the rules of the cart hold for what the server made of it', () => {
    const reactivation = catalogueOf(entry({ functions: 'REACTIVATE' }, { licenseRequired: true }));
    const twice = [
      builtLine(reactivation, { licenseKey: 'a b' }),
      builtLine(reactivation, { lineId: 'line-2', licenseKey: 'AB' }),
    ];
    expect(checkLines(twice, new Map()).obstacles).toEqual([
      'VerifyLicenceRequired',
      'ProductsHaveDuplicates',
      'CommentRequired',
    ]);
  });
});

const address = {
  name: 'Café Anker',
  nameAddition: '',
  address: 'Hafenstraße 1',
  additionalAddress: '',
  zipCode: 'D-20457',
  city: 'Hamburg',
  country: 'DE',
};
const form = {
  customerId: null,
  billingAddress: address,
  deliveryAddress: address,
  payment: { kind: 'invoice' },
  vatId: '',
  note: '',
};
const faultsOf = (given: object): string[] =>
  checkoutFormSchema
    .safeParse({ ...form, ...given })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('what is typed at the checkout', () => {
  test.each<[string, object, string[]]>([
    ['is complete', {}, []],
    ['lacks a name', { billingAddress: { ...address, name: '  ' } }, ['billingAddress.name: REQUIRED']],
    [
      'has a postcode of nowhere',
      { deliveryAddress: { ...address, zipCode: '123' } },
      ['deliveryAddress.zipCode: ZIP_CODE'],
    ],
    [
      'has a postcode of another country',
      { billingAddress: { ...address, country: 'AT' } },
      ['billingAddress.zipCode: ZIP_CODE'],
    ],
    ['has a VAT id with a wrong digit', { vatId: 'DE136695977' }, ['vatId: VAT_ID']],
    ['has a VAT id of another country', { vatId: 'ATU13585627' }, ['vatId: VAT_ID']],
    ['has a right VAT id, as people write it', { vatId: 'de 136 695 976' }, []],
    [
      'has an IBAN with a wrong digit',
      { payment: { kind: 'sepaDebit', holder: 'Ada', iban: 'DE89 3704 0044 0532 0130 01' } },
      ['payment.iban: IBAN'],
    ],
    [
      'has an account outside SEPA',
      { payment: { kind: 'sepaDebit', holder: 'Ada', iban: 'TR33 0006 1005 1978 6457 8413 26' } },
      ['payment.iban: IBAN'],
    ],
    [
      'has a right IBAN, as people write it',
      { payment: { kind: 'sepaDebit', holder: 'Ada', iban: 'de89 3704 0044 0532 0130 00' } },
      [],
    ],
    [
      'lacks who pays',
      { payment: { kind: 'sepaDebit', holder: '', iban: 'DE89370400440532013000' } },
      ['payment.holder: REQUIRED'],
    ],
  ])('SHP-81: %s', (_title, given, expected) => {
    expect(faultsOf(given)).toEqual(expected);
  });

  test('SHP-81: is kept tidy', () => {
    const payment = { kind: 'sepaDebit', holder: ' Ada ', iban: 'de89 3704 0044 0532 0130 00' };
    expect(checkoutFormSchema.parse({ ...form, payment, vatId: 'de 136695976' })).toMatchObject({
      billingAddress: { zipCode: '20457' },
      payment: { holder: 'Ada', iban: 'DE89370400440532013000' },
      vatId: 'DE136695976',
    });
  });

  test('SHP-75: an order has no place for a price', () => {
    const sent = {
      ...form,
      idempotencyKey: '0190a000-0000-7000-8000-000000000001',
      projectId: null,
      lines: [{ ...ordered(), price: 1, total: 1 }],
      termsVersion: '1',
      expectedGross: 1,
      language: 'de',
    };
    expect(placeOrderSchema.parse(sent).lines[0]).toEqual(ordered());
  });

  test.each([0, -1, 1.5, 1000, 1e12])('SHP-37: %s pieces are not ordered', (quantity) => {
    expect(checkoutFormSchema.safeParse(form).success).toBe(true);
    expect(placeOrderSchema.shape.lines.safeParse([ordered({ quantity })]).success).toBe(false);
  });

  test.each<[string, boolean]>([
    ['DE136695976', true],
    ['', false],
    ['ATU13585627', false],
  ])('SHP-75: %s makes a business of somebody in Germany: %s', (vatId, expected) => {
    expect(isVatIdOf('DE', vatId)).toBe(expected);
  });
});
