import { describe, expect, it } from 'vitest';
import { company, germanTaxNumberOf, taxNumberKind } from './index.ts';

const check = (change: object) => company.check({ name: 'Café Krone GmbH', country: 'DE', ...change });
const faultsOf = (change: object) =>
  check(change).faults.map(({ path, code, parameters }) =>
    [path, code, ...Object.values(parameters ?? {})].join(' '),
  );

// fiscal.md 6
const german = {
  state: 'Bayern',
  zipCode: '80331',
  taxNumber: '181/815/08155',
  taxId: '36 574 261 809',
  salesTaxId: 'de 136 695 976',
  iban: 'DE89 3704 0044 0532 0130 00',
  bic: 'cobadeffxxx',
};
const austrian = {
  country: 'AT',
  zipCode: 'A-1010',
  taxNumber: '59-119/9013',
  salesTaxId: 'ATU 13585627',
  iban: 'AT61 1904 3002 3457 3201',
};
const swiss = {
  country: 'CH',
  zipCode: '8001',
  taxId: 'CHE-100.155.212',
  salesTaxId: 'CHE-107.787.577 MWST',
  iban: 'CH93 0076 2011 6238 5295 7',
};
const spanish = {
  country: 'ES',
  zipCode: '28001',
  taxId: 'B-64717838',
  salesTaxId: 'ESB64717838',
  iban: 'ES91 2100 0418 4502 0005 1332',
};

describe('a company', () => {
  it('CMP-03: is addressed as Herr, Frau or Divers', () => {
    expect(['Herr', 'Frau', 'Divers'].flatMap((salutation) => faultsOf({ salutation }))).toEqual([]);
    expect(faultsOf({ salutation: 'Mr' })).toEqual(['salutation UNKNOWN_CHOICE']);
  });

  it('CMP-04: needs its name and its country alone', () => {
    expect(faultsOf({})).toEqual([]);
    expect(company.check({}).faults.map(({ path }) => path)).toEqual(['name']);
  });

  it.each([
    [
      german,
      {
        taxNumber: '18181508155',
        taxId: '36574261809',
        salesTaxId: 'DE136695976',
        iban: 'DE89370400440532013000',
        bic: 'COBADEFFXXX',
        bankCode: '37040044',
      },
    ],
    [
      austrian,
      {
        zipCode: '1010',
        taxNumber: '591199013',
        taxId: null,
        salesTaxId: 'ATU13585627',
        bankCode: '19043',
      },
    ],
    [swiss, { taxId: 'CHE100155212', salesTaxId: 'CHE107787577MWST', bankCode: '00762' }],
    [spanish, { taxId: 'B64717838', salesTaxId: 'ESB64717838', bankCode: '2100' }],
  ])('CMP-02: with the numbers of its country %j is kept tidy: %j', (given, kept) => {
    expect(faultsOf(given)).toEqual([]);
    const { values } = check(given);
    expect(values).toMatchObject(kept);
    expect(company.check(values).values).toEqual(values);
  });

  it.each([
    [{ ...german, salesTaxId: 'DE136695978' }, ['salesTaxId IDENTIFIER_CHECK_DIGIT']],
    [{ ...german, salesTaxId: 'ATU13585627' }, ['salesTaxId IDENTIFIER_COUNTRY AT']],
    [{ ...german, taxId: '36574261890' }, ['taxId IDENTIFIER_CHECK_DIGIT']],
    [{ ...german, state: 'Berlin' }, ['taxNumber IDENTIFIER_FORMAT 18/815/08155']],
    [{ ...german, taxNumber: '1121081508150' }, ['taxNumber TAX_NUMBER_STATE Berlin']],
    [{ ...austrian, taxNumber: '59-119/9014' }, ['taxNumber IDENTIFIER_CHECK_DIGIT']],
    [{ ...austrian, taxId: '36574261809' }, ['taxId NOT_IN_COUNTRY AT']],
    [{ ...swiss, taxNumber: '123' }, ['taxNumber NOT_IN_COUNTRY CH']],
    [{ ...swiss, zipCode: '80331' }, ['zipCode IDENTIFIER_FORMAT 8001']],
    [{ ...spanish, taxId: 'B64717839' }, ['taxId IDENTIFIER_CHECK_DIGIT']],
    [{ ...german, iban: 'DE89 3704 0044 0532 0130 01' }, ['iban IDENTIFIER_CHECK_DIGIT']],
    [{ ...german, iban: 'DE89 3704' }, ['iban IBAN_LENGTH 22']],
    [{ ...german, bic: 'COBADE' }, ['bic IDENTIFIER_FORMAT COBADEFFXXX']],
    [{ ...german, bic: 'GIBAATWWXXX' }, ['bic IDENTIFIER_COUNTRY AT']],
    [{ ...german, bankCode: '370 400 45' }, ['bankCode BANK_CODE_OF_IBAN 37040044']],
    [{ ...german, bankCode: '370 400 44' }, []],
    // An account abroad, which many have.
    [{ ...german, iban: 'NL91ABNA0417164300', bic: 'ABNANL2A', bankCode: null }, []],
  ])('CMP-02, MDA-18: %j: %j', (given, faults) => expect(faultsOf(given)).toEqual(faults));

  it('is told all that is wrong at once', () =>
    expect(
      company
        .check({ zipCode: '1010', salesTaxId: 'DE136695978', iban: 'DE89 3704', bic: 'GIBAATWW' })
        .faults.map(({ path }) => path),
    ).toEqual(['name', 'iban', 'zipCode', 'salesTaxId']));

  it('tells a German tax number in both forms, where its state is known', () => {
    const both = { elster: '9181081508155', regional: '181/815/08155' };
    expect(germanTaxNumberOf({ ...german, country: 'DE' })).toMatchObject(both);
    expect(germanTaxNumberOf({ country: 'DE', state: null, taxNumber: both.elster })).toMatchObject(both);
    expect(germanTaxNumberOf({ country: 'DE', state: null, taxNumber: both.regional })).toBeUndefined();
    expect(germanTaxNumberOf({ ...german, country: 'AT' })).toBeUndefined();
  });

  it.each([
    ['taxNumber', { country: 'DE', state: 'Bayern' }, '18181508155', '181/815/08155'],
    ['taxNumber', { country: 'DE', state: null }, '9181081508155', '9181081508155'],
    ['taxNumber', { country: 'AT', state: null }, '591199013', '59-119/9013'],
    ['taxId', { country: 'CH', state: null }, 'CHE100155212', 'CHE-100.155.212'],
  ] as const)('%s of %j: %s is shown as %s', (name, place, kept, shown) =>
    expect(taxNumberKind(name, place)?.display(kept)).toBe(shown),
  );
});
