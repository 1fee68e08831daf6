import { describe, expect, test } from 'vitest';
import { checkOf, functionsOf } from '../../fleet/licences/index.ts';
import { applyCheck, noticeOf } from './index.ts';
import { line, product } from './testing/index.ts';

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
