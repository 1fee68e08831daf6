import { describe, expect, it, test } from 'vitest';
import { findGermanState, readGermanTaxNumber } from '../../kit/identifiers/index.ts';
import { checkNotification, isTaxOffice } from './index.ts';
import { content, type Given } from './testing/content.ts';

const faultsOf = (given: Given, others: readonly string[] = []) =>
  checkNotification(content(given), new Set(others), '2026-11-28').map(({ code, place, field }) =>
    [code, place, field].join(' '),
  );

describe('FIS-12: the checks of a notification', () => {
  it('find nothing where all is there', () => expect(faultsOf({})).toEqual([]));

  test.each<[string, Given, readonly string[]]>([
    ['no company', { taxpayer: { companyId: null } }, ['companyMissing company name']],
    [
      'no tax number',
      { taxpayer: { givenTaxNumber: null, taxNumber: null } },
      ['taxNumberMissing company taxNumber'],
    ],
    ['a tax number of no state', { taxpayer: { taxNumber: null } }, ['taxNumberInvalid company taxNumber']],
    [
      'a tax office that is none',
      { taxpayer: { taxNumber: '6181081508155' } },
      ['taxOfficeUnknown company taxNumber'],
    ],
    ['no legal form', { taxpayer: { legalForm: null } }, ['legalFormMissing taxpayer legalForm']],
    [
      'a person without a name',
      { taxpayer: { legalForm: 'natural', firstName: 'Rita' } },
      ['personMissing company lastName'],
    ],
    ['no street', { place: { street: null } }, ['streetMissing establishment street']],
    [
      'a house number with letters',
      { place: { houseNumber: '1a' } },
      ['houseNumberMissing establishment houseNumber'],
    ],
    ['a short postcode', { place: { zipCode: '8033' } }, ['zipCodeMissing establishment zipCode']],
    ['no town', { place: { town: null } }, ['townMissing establishment town']],
    ['no systems', { systems: [] }, ['noSystems establishment street']],
    [
      'closed with a system in use',
      { place: { endedOn: '2026-06-01' } },
      ['systemsStillActive establishment endedOn'],
    ],
    ['no serial', { systems: [{ serial: null }] }, ['serialMissing system serial']],
    [
      'no maker, model, software',
      { systems: [{ maker: null, model: null, software: null }] },
      ['makerMissing system maker', 'modelMissing system model', 'softwareMissing system software'],
    ],
    [
      'no days',
      { systems: [{ acquiredOn: null, commissionedOn: null }] },
      ['acquiredOnMissing system acquiredOn', 'commissionedOnMissing system commissionedOn'],
    ],
    [
      'in use before it was there',
      { systems: [{ commissionedOn: '2026-01-04' }] },
      ['commissionedTooEarly system commissionedOn'],
    ],
    [
      'gone before it was in use',
      { systems: [{ decommissionedOn: '2026-01-11', reason: 'Defekt' }] },
      ['decommissionedTooEarly system decommissionedOn'],
    ],
    [
      'gone without a reason',
      { systems: [{ decommissionedOn: '2026-02-11' }] },
      ['reasonMissing system reason'],
    ],
    [
      'days that have not come',
      {
        place: { endedOn: '2026-11-29' },
        systems: [
          { acquiredOn: '2026-11-29', commissionedOn: '2062-01-01' },
          { serial: 'SN-2', acquiredOn: '2026-11-28', commissionedOn: '2026-11-28' },
        ],
      },
      [
        'systemsStillActive establishment endedOn',
        'dayInFuture establishment endedOn',
        'dayInFuture system acquiredOn',
        'dayInFuture system commissionedOn',
      ],
    ],
    ['no device', { systems: [{ tseSerial: null }] }, ['tseMissing system tseSerial']],
    [
      'a device without a proper serial',
      { systems: [{ tseSerial: 'ab' }] },
      ['tseSerialInvalid securityDevice serial'],
    ],
    ['a certificate without its year', { systems: [{ bsiId: '0362' }] }, ['bsiIdInvalid system bsiId']],
    [
      'no day of the device',
      { systems: [{ tseStartedOn: null }] },
      ['tseStartedOnMissing system tseStartedOn'],
    ],
  ])('%s', (_what, given, expected) => expect(faultsOf(given)).toEqual(expected));

  it('find a serial that stands twice, here or in another establishment', () => {
    expect(faultsOf({ systems: [{}, { deviceId: 'd2' }] })).toEqual([
      'serialTwice system serial',
      'serialTwice system serial',
    ]);
    expect(faultsOf({}, ['SN-1'])).toEqual(['serialTwice system serial']);
  });

  it('ask little of Austria', () => {
    expect(faultsOf({ place: { country: 'AT', street: null }, taxpayer: { taxNumber: null } })).toEqual([]);
    expect(faultsOf({ place: { country: 'AT' }, systems: [{ tseSerial: null }] })).toEqual([
      'tseMissing system tseSerial',
    ]);
  });

  test.each([
    ['BY', '18181508155', '9181081508155'],
    ['BW', '9381508152', '2893081508152'],
    ['NW', '13381508159', '5133081508159'],
    ['BE', '2181508150', '1121081508150'],
  ])('a tax number of %s: 13 digits, and its office', (state, regional, elster) => {
    expect(readGermanTaxNumber(regional, findGermanState(state))?.elster).toBe(elster);
    expect(isTaxOffice(elster.slice(0, 4))).toBe(true);
  });
});
