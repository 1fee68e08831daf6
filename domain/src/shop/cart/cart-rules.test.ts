import { describe, expect, test } from 'vitest';
import { checkOf, functionsOf } from '../../fleet/licences/index.ts';
import { shopProductSchema } from '../products/index.ts';
import {
  addToCart,
  applyCheck,
  applyPrices,
  type CartLine,
  type CheckoutObstacle,
  controlsOf,
  decreaseQuantity,
  hasEndedDiscount,
  increaseQuantity,
  isPriceOnRequest,
  linesOfStored,
  noticeOf,
  obstaclesOf,
  type ProductChoice,
  productIdsOf,
  replaceLine,
  storedTextOf,
  totalOfCart,
} from './index.ts';
import { choice, line, product } from './testing/index.ts';

let count = 0;
const newId = () => `line-${++count}`;
const add = (...choices: ProductChoice[]): CartLine[] =>
  choices.reduce<CartLine[]>((lines, each) => addToCart(lines, each, newId), []);
const shown = (lines: readonly CartLine[]) => lines.map(({ id, quantity }) => `${quantity} × ${id}`);

describe('adding to the cart', () => {
  const addOn = product({ id: 7, viewType: 'SubArticle' });
  const other = product({ id: 8, viewType: 'SubArticle' });
  test.each<[string, ProductChoice[], string[]]>([
    ['SHP-33: the same again is more of it', [choice(), choice()], ['2 × 1']],
    ['SHP-33: several at once', [choice(), choice({ quantity: 3 })], ['4 × 1']],
    [
      'SHP-33: never more than a line holds',
      [choice({ quantity: 998 }), choice({ quantity: 5 })],
      ['999 × 1'],
    ],
    [
      'SHP-34: what needs a licence is a line of its own',
      [choice({ licenseRequired: true }), choice({ licenseRequired: true })],
      ['1 × 1', '1 × 1'],
    ],
    [
      'SHP-36: other add-ons make another line',
      [choice(), choice({ selectedAddOns: [addOn] })],
      ['1 × 1', '1 × 1'],
    ],
    [
      'SHP-36: the same add-ons in another order do not',
      [choice({ selectedAddOns: [addOn, other] }), choice({ selectedAddOns: [other, addOn] })],
      ['2 × 1'],
    ],
    [
      'SHP-36: another sub-product or upgrade makes another line',
      [choice(), choice({ selectedSubProducts: [addOn] }), choice({ upgradeValue: 5 })],
      ['1 × 1', '1 × 1', '1 × 1'],
    ],
    [
      'SHP-36, SHP-68: one customer’s line is not another one’s, nor nobody’s',
      [
        choice({ customerId: 'a' }),
        choice({ customerId: 'b' }),
        choice(),
        choice({ customerId: 'b', quantity: 2 }),
      ],
      ['1 × 1', '3 × 1', '1 × 1'],
    ],
    [
      'SHP-35: cross-selling products are lines of their own, as many as the product',
      [choice({ quantity: 2, selectedCrossSellingProducts: [product({ id: 3 })] }), choice({ id: 3 })],
      ['2 × 1', '3 × 3'],
    ],
  ])('%s', (_name, choices, expected) => {
    expect(shown(add(...choices))).toEqual(expected);
  });

  test('SHP-21: a line that is edited keeps its place, and its key has to be checked again', () => {
    const [first, second] = add(choice(), choice({ id: 2, licenseRequired: true, licenseKey: 'K' }));
    if (!first || !second) throw new Error('two lines');
    const lines = [first, { ...second, licenceFixed: true }];
    const edited = choice({ id: 2, quantity: 4, licenseRequired: true, licenseKey: 'K' });
    const [, replaced] = replaceLine(lines, second.lineId, edited, newId);
    expect(replaced).toMatchObject({ lineId: second.lineId, quantity: 4, licenceFixed: false });
    expect(shown(replaceLine([first], 'gone', edited, newId))).toEqual(['1 × 1', '4 × 2']);
  });
});

describe('a line of the cart', () => {
  test.each<[string, Partial<CartLine>, Partial<ReturnType<typeof controlsOf>>]>([
    [
      'SHP-41: a main article can always be more, and be edited',
      { licenceFixed: true },
      { mayIncrease: true, mayEdit: true },
    ],
    [
      'SHP-41: another can until it is fixed',
      { viewType: 'BundleArticle' },
      { mayIncrease: true, mayEdit: true },
    ],
    [
      'SHP-42: and not any more then',
      { viewType: 'BundleArticle', licenceFixed: true },
      { mayIncrease: false, mayEdit: false },
    ],
    [
      'SHP-40: a key can be changed',
      { licenseRequired: true, licenseKey: 'K' },
      { mayChangeKey: true, mayVerify: true },
    ],
    [
      'SHP-40, SHP-49: and not once it is fixed',
      { licenseRequired: true, licenseKey: 'K', licenceFixed: true },
      { mayChangeKey: false, mayVerify: false },
    ],
    [
      'SHP-49: an empty key is not verified',
      { licenseRequired: true, licenseKey: ' ' },
      { mayVerify: false },
    ],
    ['no line without a licence has a key', { licenseKey: 'K' }, { mayChangeKey: false, mayVerify: false }],
  ])('%s', (_name, given, expected) => {
    expect(controlsOf(line(given))).toMatchObject(expected);
  });

  test('SHP-37, SHP-38: goes up and down by one, and away at none', () => {
    const lines = [line({ quantity: 2 })];
    expect(increaseQuantity(lines, 'line-1')[0]?.quantity).toBe(3);
    expect(decreaseQuantity(lines, 'line-1')[0]?.quantity).toBe(1);
    expect(decreaseQuantity(decreaseQuantity(lines, 'line-1'), 'line-1')).toEqual([]);
    const fixed = [line({ viewType: 'SubArticle', licenceFixed: true })];
    expect(increaseQuantity(fixed, 'line-1')).toEqual(fixed);
  });

  test.each<[Partial<CartLine>, boolean]>([
    [{ licenseRequired: true, articlePrice: 0 }, true],
    [{ licenseRequired: true, articlePrice: 5, discountedPrice: 0 }, true],
    [{ licenseRequired: true, articlePrice: 0, licenceFixed: true }, false],
    [{ licenseRequired: true, articlePrice: 5 }, false],
    [{ articlePrice: 0 }, false],
  ])('SHP-71: %o is priced on request: %s', (given, expected) => {
    expect(isPriceOnRequest(line(given))).toBe(expected);
  });
});

describe('the total', () => {
  const addOn = product({ id: 7, articlePrice: 10, setupFee: 1.5 });
  const sub = product({ id: 8, articlePrice: 99, setupFee: 2 });
  test.each<[string, CartLine[], number]>([
    ['SHP-72: nothing', [], 0],
    ['SHP-72: price and setup, times the pieces', [line({ setupFee: 5, quantity: 3 })], 3 * 5_490],
    ['SHP-75: the discounted price where there is one', [line({ discountedPrice: 39.9 })], 3_990],
    ['SHP-75: which may be nothing at all', [line({ discountedPrice: 0 })], 0],
    [
      'SHP-72: add-ons with their setup',
      [line({ selectedAddOns: [addOn], quantity: 2 })],
      2 * (4_990 + 1_150),
    ],
    ['SHP-73: of sub-products only the setup', [line({ selectedSubProducts: [sub] })], 4_990 + 200],
    [
      'SHP-74: to the cent, whatever floats do',
      [line({ articlePrice: 0.1, quantity: 3 }), line({ articlePrice: 0.2 })],
      50,
    ],
  ])('%s', (_name, lines, cents) => {
    expect(totalOfCart(lines)).toBe(cents);
  });
});

describe('the check of a licence', () => {
  test.each([
    ['UPDATE', 'updatePrice'],
    ['UPGRADE', 'updatePrice'],
    ['REACTIVATE', 'reactivate'],
    ['CHECK_ADD_ON', 'addOn'],
    ['CHECK_PRO', 'pro'],
    ['CHECK_PRO, update', 'updatePrice'],
    ['CHECK_PRO,CHECK_ADD_ON,REACTIVATE', 'reactivate'],
    ['', undefined],
    ['SOMETHING_NEW', undefined],
  ])('SHP-11, SHP-50 to SHP-54: %s asks for %s', (functions, expected) => {
    expect(checkOf({ functions })).toBe(expected);
  });

  test('SHP-11: the functions are read whatever their order and spaces', () => {
    expect(functionsOf({ functions: ' CHECK_PRO ,UPDATE' })).toEqual(['UPDATE', 'CHECK_PRO']);
  });

  const open = line({ licenseRequired: true, licenseKey: 'K', viewType: 'SubArticle', quantity: 3 });
  const done = { isSuccess: true, message: 'OK' };

  test('SHP-39, SHP-43: fixes the line, with one piece unless it is a main article', () => {
    expect(applyCheck(open, 'pro', 'K', done)).toMatchObject({ licenceFixed: true, quantity: 1 });
    const main = { ...open, viewType: 'MainArticle' as const };
    expect(applyCheck(main, 'pro', 'K', done)).toMatchObject({ licenceFixed: true, quantity: 3 });
  });

  test('SHP-39: that fails, or is of another key, changes nothing', () => {
    expect(applyCheck(open, 'pro', 'K', { isSuccess: false, message: 'NO' })).toBe(open);
    expect(applyCheck(open, 'pro', 'OLD', done)).toBe(open);
  });

  test('SHP-56: of an update brings its price, for both prices, and its message', () => {
    const result = { isSuccess: true, message: '<b>Update</b>', resultValue: '129.90', count: 0 };
    expect(applyCheck(open, 'updatePrice', 'K', result)).toMatchObject({
      ...{ articlePrice: 129.9, discountedPrice: 129.9, licenceMessage: '<b>Update</b>' },
    });
    const odd = { ...result, resultValue: 'free' };
    expect(applyCheck(open, 'updatePrice', 'K', odd)).toMatchObject({ discountedPrice: 49.9 });
  });

  test.each([
    [0b0110, [1, 0]],
    [0b0111, [0]],
    [0b0100, [1, 6, 0]],
    [0, [1, 6, 4, 0]],
  ])(
    'SHP-57: a licence with the levels %i needs no add-ons whose levels it has: %o stay',
    (bits, expected) => {
      const selectedAddOns = [1, 6, 4, 0].map((appRegLevel, index) =>
        product({ id: 10 + index, appRegLevel }),
      );
      const checked = applyCheck({ ...open, selectedAddOns }, 'updatePrice', 'K', { ...done, count: bits });
      expect(checked.selectedAddOns.map(({ appRegLevel }) => appRegLevel)).toEqual(expected);
    },
  );

  test.each([
    [
      'SHP-55',
      'updatePrice',
      { isSuccess: true, message: '<b>1</b>' },
      { kind: 'success', html: '<b>1</b>' },
    ],
    ['SHP-58', 'pro', { isSuccess: true, message: 'VALID' }, { kind: 'success', code: 'VALID' }],
    [
      'SHP-60',
      'reactivate',
      { isSuccess: false, message: 'NO', resultValue: 'X' },
      { kind: 'error', code: 'NO' },
    ],
    [
      'SHP-61',
      'addOn',
      { isSuccess: false, message: 'NO', resultValue: 'X' },
      { kind: 'error', code: 'NO', found: 'X' },
    ],
    ['SHP-61', 'pro', { isSuccess: false, message: 'NO', resultValue: '' }, { kind: 'error', code: 'NO' }],
    ['SHP-61', 'pro', { isSuccess: false, message: 'NO', resultValue: null }, { kind: 'error', code: 'NO' }],
  ] as const)('%s: %s says %o as %o', (_id, check, result, expected) => {
    expect(noticeOf(check, result)).toEqual(expected);
  });
});

describe('the way to checkout', () => {
  const keyed = (given: Partial<CartLine> = {}) => line({ licenseRequired: true, licenseKey: 'K', ...given });
  test.each<[string, CartLine[], CheckoutObstacle[]]>([
    ['is open for what needs no licence', [line()], []],
    ['SHP-62: for a licence that was verified', [keyed({ functions: 'UPDATE', licenceFixed: true })], []],
    ['SHP-62: for a key of which nothing is to be checked', [keyed()], []],
    ['SHP-47, SHP-62: not without a key', [keyed({ licenseKey: ' ' })], ['VerifyLicenceRequired']],
    ['SHP-62: not before the check', [keyed({ functions: 'CHECK_PRO' })], ['VerifyLicenceRequired']],
    [
      'SHP-48, SHP-63: not without the comment of a reactivation',
      [keyed({ functions: 'REACTIVATE', licenceFixed: true, comment: ' ' })],
      ['CommentRequired'],
    ],
    [
      'SHP-63: with it',
      [keyed({ functions: 'REACTIVATE', licenceFixed: true, comment: 'Neues Mainboard' })],
      [],
    ],
    ['SHP-48: others need none', [keyed({ functions: 'UPDATE', licenceFixed: true })], []],
    [
      'SHP-64, SHP-68: not for two customers',
      [line({ customerId: 'a' }), line({ lineId: 'l2', customerId: 'b' })],
      ['CartMultipleCustomerError'],
    ],
    ['SHP-64: lines without a customer go along', [line({ customerId: 'a' }), line({ lineId: 'l2' })], []],
    [
      'SHP-65: not for one product twice with the same key',
      [keyed(), keyed({ lineId: 'l2', licenseKey: ' k ' })],
      ['ProductsHaveDuplicates'],
    ],
    ['SHP-65: with another key', [keyed(), keyed({ lineId: 'l2', licenseKey: 'K2' })], []],
    [
      'SHP-65: another product with that key',
      [keyed(), keyed({ id: 2, lineId: 'l2', contractType: 'OneTime', contractDurationMonths: 0 })],
      [],
    ],
    [
      'ERR-43: not for what one licence cannot have together',
      [
        keyed({ functions: 'UPDATE', licenceFixed: true }),
        keyed({ id: 2, lineId: 'l2', functions: 'UPGRADE', licenceFixed: true }),
      ],
      ['LinesExcludeEachOther'],
    ],
    ['SHP-66: lines without keys are no duplicates', [line(), line({ lineId: 'l2' })], []],
    ['not for nothing', [], ['CartEmpty']],
  ])('%s', (_name, lines, expected) => {
    expect(obstaclesOf(lines)).toEqual(expected);
  });
});

describe('a discount that ends', () => {
  const until = (endDate: string) => ({ description: '', startDate: '2026-01-01T00:00:00Z', endDate });
  const nowMs = Date.parse('2026-11-21T12:00:00Z');
  test.each([
    [null, false],
    [until('2026-11-21T12:00:00Z'), false],
    [until('2026-11-21T11:59:59Z'), true],
  ])('SHP-44: %o has ended: %s', (shopDiscount, expected) => {
    expect(hasEndedDiscount([line({ shopDiscount })], nowMs)).toBe(expected);
  });

  test.each(['selectedAddOns', 'selectedSubProducts'] as const)('SHP-44: that of %s counts, too', (parts) => {
    const part = product({ id: 7, discountedPrice: 30, shopDiscount: until('2026-11-21T11:59:59Z') });
    const lines = [line({ [parts]: [part] })];
    expect([hasEndedDiscount(lines, nowMs), productIdsOf(lines)]).toEqual([true, [1, 7]]);
    const today = [product(), product({ id: 7, articlePrice: 60, setupFee: 5 })];
    expect(applyPrices(lines, today)?.[0]?.[parts]).toEqual([today[1]]);
    expect(applyPrices(lines, [product()])).toBeUndefined();
  });

  test('SHP-46: two lines of one product are asked for once, and both get its price', () => {
    const lines = [line(), line({ lineId: 'l2' }), line({ id: 2, lineId: 'l3' })];
    expect(productIdsOf(lines)).toEqual([1, 2]);
    const today = [product({ articlePrice: 60 }), product({ id: 2, articlePrice: 70 })];
    expect(applyPrices(lines, today)?.map(({ articlePrice }) => articlePrice)).toEqual([60, 60, 70]);
  });

  test('SHP-45: prices that are not all there are not applied', () => {
    expect(applyPrices([line(), line({ id: 2 })], [product()])).toBeUndefined();
  });

  test('SHP-56: the price of an update stays that of its check', () => {
    const fixed = line({
      licenceFixed: true,
      licenceMessage: 'x',
      articlePrice: 129.9,
      discountedPrice: 129.9,
    });
    expect(applyPrices([fixed], [product()])?.[0]).toMatchObject({
      articlePrice: 129.9,
      discountedPrice: 129.9,
    });
  });
});

describe('a stored cart', () => {
  test('SHP-15: has its products, no discount for resellers, and the total twice', () => {
    const text = storedTextOf([line({ quantity: 2 })]);
    expect(JSON.parse(text)).toMatchObject({
      resellerDiscount: 0,
      totalPrice: 99.8,
      resellerDiscPrice: 99.8,
    });
    expect(linesOfStored(text)).toEqual([line({ quantity: 2 })]);
  });

  test('SHP-13: is read back as the very same text, whatever came along with a product', () => {
    const { id, articleName, ...rest } = product({
      longDescription: 'long',
      shopDiscount: { startDate: '2026-01-01T00:00:00Z', description: '', endDate: '2026-12-31T00:00:00Z' },
    });
    const odd = { addOns: [], ...rest, articleName, id, quantity: 2, licenseRequired: false };
    const [added] = add({ ...odd, selectedAddOns: [odd], selectedSubProducts: [odd] });
    const text = storedTextOf(added ? [added] : []);
    expect(storedTextOf(linesOfStored(text) ?? [])).toBe(text);
    expect(text).not.toMatch(/addOns|long"/);
  });

  test.each(['[]', '[{"id":1}]', '', 'null', '{', '{"products":[{"id":1}]}'])(
    'SHP-25: %s is none',
    (text) => {
      expect(linesOfStored(text)).toBeUndefined();
    },
  );

  test('SHP-07 to SHP-12: a product with other fields than these is none', () => {
    expect(shopProductSchema.safeParse(product()).success).toBe(true);
    expect(shopProductSchema.safeParse({ ...product(), articlePrice: -1 }).success).toBe(false);
    expect(shopProductSchema.safeParse({ ...product(), viewType: 'Other' }).success).toBe(false);
  });
});
