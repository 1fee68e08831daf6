import { describe, expect, it } from 'vitest';
import { checkValues, text } from './index.ts';

const fields = {
  email: text({ format: 'email' }),
  website: text({ format: 'url' }),
  phone: text({ format: 'phone' }),
};
const faultOf = (field: keyof typeof fields, value: string) =>
  checkValues(fields, { [field]: value }).faults[0]?.code;

describe('ORG-19: a text of a format', () => {
  it.each([
    ['email', 'lea@cafe-krone.de'],
    ['email', ' lea@cafe-krone.de '],
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
