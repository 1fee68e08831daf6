import { describe, expect, test } from 'vitest';
import { type CartLine, type CheckoutObstacle, obstaclesOf } from './index.ts';
import { line } from './testing/index.ts';

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
