import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/index.ts';
import {
  austrianTaxNumber,
  austrianVatId,
  bankCodeOfIban,
  bic,
  countryOfBic,
  germanTaxId,
  germanVatId,
  type Identifier,
  iban,
  postcodes,
  spanishNif,
  spanishVatId,
  swissUid,
  swissVatId,
} from './index.ts';

const faultOf = (kind: Identifier, text: string) => {
  const fault = kind.faultOf(kind.tidy(text));
  return fault && [fault.code, ...Object.values(fault.parameters ?? {})].join(' ');
};

const kinds = {
  'USt-IdNr.': germanVatId,
  IdNr: germanTaxId,
  'AT UID': austrianVatId,
  Abgabenkontonummer: austrianTaxNumber,
  'CH UID': swissUid,
  'CH MWST': swissVatId,
  NIF: spanishNif,
  'NIF-IVA': spanishVatId,
  IBAN: iban,
  BIC: bic,
} as const;
type Kind = keyof typeof kinds;

/** Published ones (fiscal.md 6), as people write them, and as they are kept and shown. */
const right: readonly (readonly [Kind, string, string, string])[] = [
  ['USt-IdNr.', 'de 136 695 976', 'DE136695976', 'DE136695976'],
  ['IdNr', '36 574 261 809', '36574261809', '36 574 261 809'],
  ['AT UID', 'ATU 13585627', 'ATU13585627', 'ATU13585627'],
  ['Abgabenkontonummer', '59-119/9013', '591199013', '59-119/9013'],
  ['CH UID', 'CHE-100.155.212', 'CHE100155212', 'CHE-100.155.212'],
  ['CH MWST', 'che-107.787.577 mwst', 'CHE107787577MWST', 'CHE-107.787.577 MWST'],
  ['CH MWST', 'CHE107787577TVA', 'CHE107787577TVA', 'CHE-107.787.577 TVA'],
  ['CH MWST', 'CHE-107.787.577 IVA', 'CHE107787577IVA', 'CHE-107.787.577 IVA'],
  ['CH MWST', 'CHE-107.787.577 TPV', 'CHE107787577TPV', 'CHE-107.787.577 TPV'],
  ['NIF', '54362315-k', '54362315K', '54362315K'],
  ['NIF', 'X-5253868-R', 'X5253868R', 'X5253868R'],
  ['NIF', 'B64717838', 'B64717838', 'B64717838'],
  ['NIF', 'J99216582', 'J99216582', 'J99216582'],
  ['NIF', 'M1234567L', 'M1234567L', 'M1234567L'],
  ['NIF-IVA', 'es b64717838', 'ESB64717838', 'ESB64717838'],
  ['IBAN', 'DE89 3704 0044 0532 0130 00', 'DE89370400440532013000', 'DE89 3704 0044 0532 0130 00'],
  ['IBAN', 'at611904300234573201', 'AT611904300234573201', 'AT61 1904 3002 3457 3201'],
  ['IBAN', 'CH93-0076-2011-6238-5295-7', 'CH9300762011623852957', 'CH93 0076 2011 6238 5295 7'],
  ['IBAN', 'ES91\u00a02100 0418 4502 0005 1332', 'ES9121000418450200051332', 'ES91 2100 0418 4502 0005 1332'],
  ['IBAN', 'NL91 ABNA 0417 1643 00', 'NL91ABNA0417164300', 'NL91 ABNA 0417 1643 00'],
  ['BIC', 'cobadeffxxx', 'COBADEFFXXX', 'COBADEFFXXX'],
  ['BIC', 'GIBA AT WW', 'GIBAATWW', 'GIBAATWW'],
];

describe('CMP-02, MDA-18: a number that somebody gave out', () => {
  it.each(right)('%s %j is right, kept as %s and shown as %s', (name, text, tidy, shown) => {
    const kind = kinds[name];
    expect(faultOf(kind, text)).toBeUndefined();
    expect(kind.tidy(text)).toBe(tidy);
    expect(kind.display(tidy)).toBe(shown);
    expect(kind.tidy(shown)).toBe(tidy);
  });

  it.each<[Kind, string, string]>([
    ['USt-IdNr.', 'DE136695978', 'IDENTIFIER_CHECK_DIGIT'],
    ['USt-IdNr.', '136695976', 'IDENTIFIER_FORMAT DE136695976'],
    ['USt-IdNr.', 'DE036695976', 'IDENTIFIER_FORMAT DE136695976'],
    ['USt-IdNr.', 'ATU13585627', 'IDENTIFIER_COUNTRY AT'],
    ['USt-IdNr.', 'CHE-107.787.577 MWST', 'IDENTIFIER_COUNTRY CH'],
    ['USt-IdNr.', 'EL123456789', 'IDENTIFIER_COUNTRY GR'],
    ['USt-IdNr.', 'KEINE', 'IDENTIFIER_FORMAT DE136695976'],
    ['IdNr', '36574261890', 'IDENTIFIER_CHECK_DIGIT'],
    ['IdNr', '06574261809', 'IDENTIFIER_FORMAT 36 574 261 809'],
    ['AT UID', 'ATU13585626', 'IDENTIFIER_CHECK_DIGIT'],
    ['AT UID', 'DE136695976', 'IDENTIFIER_COUNTRY DE'],
    ['Abgabenkontonummer', '59-119/9031', 'IDENTIFIER_CHECK_DIGIT'],
    ['CH UID', 'CHE-100.155.213', 'IDENTIFIER_CHECK_DIGIT'],
    ['CH UID', 'CHE-107.787.577 MWST', 'IDENTIFIER_FORMAT CHE-100.155.212'],
    ['CH MWST', 'CHE-107.787.578 MWST', 'IDENTIFIER_CHECK_DIGIT'],
    ['CH MWST', 'CHE-107.787.577', 'IDENTIFIER_FORMAT CHE-107.787.577 MWST'],
    ['NIF', '54362315Z', 'IDENTIFIER_CHECK_DIGIT'],
    ['NIF', 'X5253868S', 'IDENTIFIER_CHECK_DIGIT'],
    ['NIF', 'B64717839', 'IDENTIFIER_CHECK_DIGIT'],
    ['NIF', 'M1234567M', 'IDENTIFIER_CHECK_DIGIT'],
    ['NIF', 'O1234567L', 'IDENTIFIER_FORMAT B64717838'],
    ['NIF-IVA', 'ESB64717839', 'IDENTIFIER_CHECK_DIGIT'],
    ['NIF-IVA', 'FR40303265045', 'IDENTIFIER_COUNTRY FR'],
    ['IBAN', 'DE89370400440532013001', 'IDENTIFIER_CHECK_DIGIT'],
    ['IBAN', 'DE8937040044053201300', 'IBAN_LENGTH 22'],
    ['IBAN', 'AT61190430023457320', 'IBAN_LENGTH 20'],
    ['IBAN', 'DE89 3704 0044 0532 0130 OO', 'IDENTIFIER_FORMAT DE89 3704 0044 0532 0130 00'],
    ['IBAN', '532013000', 'IDENTIFIER_FORMAT DE89 3704 0044 0532 0130 00'],
    ['BIC', 'COBADEFF1', 'IDENTIFIER_FORMAT COBADEFFXXX'],
    ['BIC', '37040044', 'IDENTIFIER_FORMAT COBADEFFXXX'],
  ])('%s %j: %s', (name, text, fault) => expect(faultOf(kinds[name], text)).toBe(fault));

  it.each([
    ['no digit twice', '12345678903'],
    ['two digits twice', '11223456785'],
    ['a digit four times', '11112345678'],
  ])('an IdNr has one digit twice or three times: not with %s, whatever its check digit', (_why, text) =>
    expect(faultOf(germanTaxId, text)).toBe('IDENTIFIER_CHECK_DIGIT'),
  );

  it('a UID may end with 0', () => expect(faultOf(swissUid, 'CHE-100.000.070')).toBeUndefined());

  const checked = right.filter(([name]) => name !== 'BIC');
  it('with any single digit wrong is found out', () => {
    const wrong = fc
      .constantFrom(...checked)
      .chain(([name, , tidy]) => {
        const places = [...tidy.matchAll(/\d/g)].map(({ index }) => index);
        return fc.record({
          name: fc.constant(name),
          tidy: fc.constant(tidy),
          place: fc.constantFrom(...places),
          digit: fc.integer({ min: 0, max: 9 }),
        });
      })
      .filter(({ tidy, place, digit }) => tidy[place] !== String(digit));
    fc.assert(
      fc.property(wrong, ({ name, tidy, place, digit }) => {
        const changed = `${tidy.slice(0, place)}${digit}${tidy.slice(place + 1)}`;
        return kinds[name].faultOf(changed) !== undefined;
      }),
      { numRuns: runs(2_000) },
    );
  });
});

describe('a bank account', () => {
  it.each([
    ['DE89370400440532013000', '37040044'],
    ['AT611904300234573201', '19043'],
    ['CH9300762011623852957', '00762'],
    ['ES9121000418450200051332', '2100'],
    ['NL91ABNA0417164300', undefined],
    ['DE89370400440532013001', undefined],
  ])('%s is of the bank %s', (account, code) => expect(bankCodeOfIban(account)).toBe(code));

  it('names the country of its bank in the BIC', () => expect(countryOfBic('COBADEFFXXX')).toBe('DE'));
});

describe('ORG-17: a postcode', () => {
  it.each([
    ['DE', '01067', '01067'],
    ['DE', 'D-80331', '80331'],
    ['AT', 'A-1010', '1010'],
    ['CH', 'CH 8001', '8001'],
    ['ES', 'E28001', '28001'],
  ] as const)('%s: %j is kept as %s', (country, text, kept) => {
    expect(postcodes[country].tidy(text)).toBe(kept);
    expect(faultOf(postcodes[country], text)).toBeUndefined();
  });

  it.each([
    ['DE', '1010'],
    ['DE', '00123'],
    ['AT', '0123'],
    ['CH', '80331'],
    ['ES', '53001'],
    ['DE', 'AT-80331x'],
  ] as const)('%s: %j is none', (country, text) =>
    expect(faultOf(postcodes[country], text)).toBe(`IDENTIFIER_FORMAT ${postcodes[country].example}`),
  );
});
