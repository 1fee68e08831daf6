import { describe, expect, it, test } from 'vitest';
import { creditorId, needsBic } from '../../kit/identifiers/index.ts';
import { anyOrderLine } from '../orders/testing/index.ts';
import {
  type CollectableOrder,
  collectionDays,
  creditorSchema,
  debitObstacleOf,
  isBankDay,
  isCollectionDay,
  isPaidAgain,
  isSepaReadable,
  mandateReference,
  mandateText,
  sepaText,
} from './index.ts';

describe('a creditor identifier', () => {
  test.each([
    ['DE98ZZZ09999999999', undefined],
    ['de98 zzz0 9999 9999 99', undefined],
    // The creditor's own letters are no part of the check.
    ['DE98ABC09999999999', undefined],
    ['AT61ZZZ01234567890', undefined],
    ['ES50ZZZM23456789', undefined],
    ['DE97ZZZ09999999999', 'IDENTIFIER_CHECK_DIGIT'],
    ['DE98ZZZ09999999998', 'IDENTIFIER_CHECK_DIGIT'],
    ['DE98ZZZ0999999999', 'IDENTIFIER_CHECK_DIGIT'],
    ['DE89370400440532013000', 'IDENTIFIER_CHECK_DIGIT'],
    ['ZZZ09999999999', 'IDENTIFIER_FORMAT'],
  ])('%s: %s', (text, code) => {
    expect(creditorId.faultOf(creditorId.tidy(text))?.code).toBe(code);
  });
});

describe('the days of banks (TARGET)', () => {
  test.each([
    ['2026-11-23', true, 'a Monday'],
    ['2026-11-28', false, 'a Saturday'],
    ['2026-04-03', false, 'Good Friday'],
    ['2026-04-06', false, 'Easter Monday'],
    ['2027-03-26', false, 'Good Friday'],
    ['2024-04-01', false, 'Easter Monday'],
    ['2038-04-26', false, 'the latest Easter Monday'],
    ['2026-05-01', false, '1 May'],
    ['2026-05-14', true, 'Ascension Day, on which banks settle'],
    ['2026-10-03', false, 'a Saturday'],
    ['2028-10-03', true, 'the German national day'],
    ['2026-12-24', true, 'Christmas Eve'],
    ['2026-12-25', false, 'Christmas Day'],
    ['2027-01-01', false, 'New Year'],
  ])('%s: %s (%s)', (day, expected) => {
    expect(isBankDay(day)).toBe(expected);
  });

  test.each([
    ['2026-11-23', 5, '2026-11-30', 'five days on is a Saturday'],
    ['2026-11-23', 1, '2026-11-25', 'banks need two of their days'],
    ['2026-12-23', 1, '2026-12-28', 'over Christmas'],
    ['2026-12-24', 1, '2026-12-29', 'banks rest from Friday to Sunday'],
    ['2026-03-20', 14, '2026-04-07', 'over Easter'],
  ])('what is announced on %s %i days ahead comes on %s: %s', (today, notice, day) => {
    expect(collectionDays(today, notice).earliest).toBe(day);
  });

  it('keep a collection between the first possible day and four weeks', () => {
    const days = collectionDays('2026-11-23', 5);
    const is = (day: string) => isCollectionDay(day, days);
    expect([
      is('2026-11-27'),
      is('2026-11-30'),
      is('2026-12-05'),
      is('2026-12-21'),
      is('2026-12-22'),
    ]).toEqual([false, true, false, true, false]);
  });
});

describe('a text for banks', () => {
  test.each([
    ['Bäckerei Müller & Söhne', 'Baeckerei Mueller + Soehne'],
    ['GROßE ÄPFEL', 'GROssE AePFEL'],
    ['Café Ångström, Çeşme', 'Cafe Angstroem, Cesme'],
    ['Łódź Sp. z o.o.', 'Lodz Sp. z o.o.'],
    ['a\tb\n c', 'a b c'],
    ['//x//y/', 'x/y'],
    ['u\u0308ber', 'ueber'],
    ['“Zum Löwen” – 20 %', "'Zum Loewen' - 20 ."],
    ['Ⅳ ½', 'IV 1.2'],
  ])('%j becomes %j', (given, expected) => {
    expect(sepaText(given, 70)).toBe(expected);
  });

  it('is cut where its field ends', () => {
    expect(sepaText('Straße'.repeat(20), 70)).toHaveLength(70);
    expect(sepaText(`${'a'.repeat(69)} b`, 70)).toBe('a'.repeat(69));
  });

  it('has to be readable', () => {
    expect([isSepaReadable('Ада'), isSepaReadable('🍺'), isSepaReadable('Ö')]).toEqual([false, false, true]);
  });
});

describe('who collects', () => {
  const right = {
    name: ' Kassenhaus Nord ',
    creditorId: 'de98 zzz0 9999 9999 99',
    iban: 'DE02 1203 0000 0000 2020 51',
    bic: '',
    address: 'Holstenstraße 12',
    zipCode: '24103',
    city: 'Kiel',
    country: 'DE',
    noticeDays: 5,
    noteDe: '',
    noteEn: '',
  };
  it('is kept with tidy numbers', () => {
    expect(creditorSchema.parse(right)).toMatchObject({
      name: 'Kassenhaus Nord',
      creditorId: 'DE98ZZZ09999999999',
      iban: 'DE02120300000000202051',
    });
  });
  test.each<[object, string]>([
    [{ name: '' }, 'name REQUIRED'],
    [{ name: 'Ада' }, 'name UNREADABLE'],
    [{ name: 'x'.repeat(71) }, 'name'],
    [{ creditorId: '' }, 'creditorId REQUIRED'],
    [{ creditorId: 'DE99ZZZ09999999999' }, 'creditorId CREDITOR_ID'],
    [{ iban: 'DE02120300000000202052' }, 'iban IBAN'],
    [{ iban: 'TR330006100519786457841326' }, 'iban IBAN'],
    [{ bic: 'BYLA' }, 'bic BIC'],
    [{ bic: 'BNPAFRPPXXX' }, 'bic BIC'],
    [{ city: '' }, 'city REQUIRED'],
    [{ noticeDays: 0 }, 'noticeDays NOTICE_DAYS'],
    [{ noticeDays: 15 }, 'noticeDays NOTICE_DAYS'],
    [{ country: 'FR' }, 'country'],
  ])('is refused with %o', (given, expected) => {
    const issue = creditorSchema.safeParse({ ...right, ...given }).error?.issues[0];
    expect(`${issue?.path.join('.')} ${issue?.message}`).toContain(expected);
  });
});

describe('a mandate', () => {
  const creditor = {
    name: 'Kassenhaus Nord',
    creditorId: 'DE98ZZZ09999999999',
    noticeDays: 5,
    noteDe: 'Bei Fragen: 0431 1234.',
    noteEn: '',
  };
  it('names who collects, the right to a refund, and how early a debit is announced', () => {
    const text = mandateText('de', { creditor, isRecurring: false }).join('\n');
    expect(text).toContain('Ich ermächtige Kassenhaus Nord, einmalig eine Zahlung von meinem Konto');
    expect(text).toContain('innerhalb von acht Wochen, beginnend mit dem Belastungsdatum');
    expect(text).toContain('spätestens 5 Tage vorher');
    expect(text).toContain('0431 1234');
    const usual = mandateText('en', { creditor: { ...creditor, noticeDays: 14 }, isRecurring: true });
    expect(usual).toHaveLength(2);
    expect(usual.join('\n')).toContain('to send instructions to my bank');
  });

  it('has a reference of its own that fits into the file', () => {
    expect(mandateReference('0193a1b2-c3d4-7e5f-8091-a2b3c4d5e6f7')).toBe(
      'M-0193A1B2C3D47E5F8091A2B3C4D5E6F7',
    );
  });

  it('is for one payment unless something is rented', () => {
    const once = anyOrderLine();
    expect(isPaidAgain([once])).toBe(false);
    expect(isPaidAgain([once, anyOrderLine({ contractType: 'Recurring' })])).toBe(true);
    const addOn = { shopNumber: 1, articleNr: '', name: 'Lager', price: 1, setupFee: 0 };
    expect(isPaidAgain([anyOrderLine({ addOns: [{ ...addOn, contractType: 'Recurring' }] })])).toBe(true);
  });
});

describe('an order', () => {
  const swiss = 'CH9300762011623852957';
  const order: CollectableOrder = {
    status: 'completed',
    payment: { kind: 'sepaDebit', holder: 'Olga Lindner', ibanEnd: '3000', mandate: 'M-1' },
    gross: 23_681,
    hasDebitUnderWay: false,
  };
  test.each<[Partial<CollectableOrder>, string | undefined, string | undefined]>([
    [{}, undefined, undefined],
    [{ status: 'inProgress' }, undefined, undefined],
    [{ status: 'ordered' }, undefined, 'notInWork'],
    [{ status: 'waitingForResponse' }, undefined, 'notInWork'],
    [{ status: 'rejected' }, undefined, 'notInWork'],
    [{ payment: { kind: 'invoice' } }, undefined, 'notByDebit'],
    [{ gross: 0 }, undefined, 'nothingDue'],
    [{ hasDebitUnderWay: true }, undefined, 'underWay'],
    [{}, swiss, 'bicMissing'],
    [{ payment: { ...order.payment, bic: 'POFICHBEXXX' } as never }, swiss, undefined],
  ])('%o with the account %s: %s', (given, account, expected) => {
    expect(debitObstacleOf({ ...order, ...given }, account)).toBe(expected);
  });

  it('needs the bank of an account outside the European Economic Area alone', () => {
    expect(['DE', 'LI', 'NO', 'CH', 'GB'].map((country) => needsBic(`${country}00`))).toEqual([
      ...[false, false, false, true, true],
    ]);
  });
});
