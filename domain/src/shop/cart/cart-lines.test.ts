import { describe, expect, test } from 'vitest';
import {
  addToCart,
  type CartLine,
  controlsOf,
  decreaseQuantity,
  increaseQuantity,
  isPriceOnRequest,
  type ProductChoice,
  replaceLine,
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
