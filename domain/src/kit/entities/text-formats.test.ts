import { describe, expect, it } from 'vitest';
import { checkValues, text, textFormats } from './index.ts';

const fields = {
  email: text({ format: 'email' }),
  website: text({ format: 'url' }),
  phone: text({ format: 'phone' }),
  iban: text({ max: 42, format: 'iban' }),
  bic: text({ format: 'bic' }),
};
const faultOf = (field: keyof typeof fields, value: string) =>
  checkValues(fields, { [field]: value }).faults[0]?.code;

describe('ORG-19: a text of a format', () => {
  it.each([
    ['email', 'lea@cafe-krone.de'],
    ['email', ' lea@cafe-krone.de '],
    ['email', 'kasse@bäckerei-müller.de'],
    ['email', ''],
    ['website', 'https://cafe-krone.de/karte?tag=1'],
    ['website', 'www.cafe-krone.de'],
    ['website', 'HTTP://CAFE.DE'],
    ['phone', '+49 (0)89 / 123-45.6'],
    ['phone', '110'],
  ] as const)('%s %j is taken', (field, value) => expect(faultOf(field, value)).toBeUndefined());

  it.each([
    ['email', 'lea', 'NOT_AN_EMAIL'],
    ['email', 'lea@cafe', 'NOT_AN_EMAIL'],
    ['website', 'cafe', 'NOT_A_URL'],
    ['website', 'cafe krone.de', 'NOT_A_URL'],
    ['website', 'javascript:alert(1)', 'NOT_A_URL'],
    ['website', 'ftp://cafe.de', 'NOT_A_URL'],
    ['website', 'https://.de', 'NOT_A_URL'],
    ['phone', 'unbekannt', 'NOT_A_PHONE_NUMBER'],
    ['phone', '12', 'NOT_A_PHONE_NUMBER'],
    ['phone', '1+2345', 'NOT_A_PHONE_NUMBER'],
    ['phone', '1'.repeat(21), 'NOT_A_PHONE_NUMBER'],
  ] as const)('%s %j is refused: %s', (field, value, code) => expect(faultOf(field, value)).toBe(code));
});

describe('CMP-02: a number of an account', () => {
  it('is kept as what it is, however it was written', () => {
    const { values } = checkValues(fields, { iban: ' de89 3704 0044\t0532 0130 00', bic: 'cobadeff xxx' });
    expect(values).toMatchObject({ iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' });
    expect(textFormats.iban.display('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
  });

  it('is refused with what is wrong, in numbers', () => {
    expect(checkValues(fields, { iban: 'DE89 3704' }).faults).toEqual([
      { path: 'iban', code: 'IBAN_LENGTH', parameters: { max: 22 } },
    ]);
    expect(checkValues(fields, { iban: ' - ' }).values).toMatchObject({ iban: null });
  });
});
