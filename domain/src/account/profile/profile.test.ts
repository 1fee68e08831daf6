import { describe, expect, test } from 'vitest';
import { passwordChangeFormSchema, passwordChangeSchema, profileInputSchema } from './index.ts';

const messagesOf = (
  schema: {
    safeParse(value: unknown): {
      error?: { issues: readonly { path: PropertyKey[]; message: string }[] } | undefined;
    };
  },
  value: unknown,
) => schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

const profile = { firstName: 'Olga', lastName: 'Lindner', language: 'de', version: 1 };

describe('a profile (USR-03)', () => {
  test.each([
    ['without phone and company', {}],
    ['a phone as people write it', { phone: '+49 (0)30 / 123-45.6' }],
    ['an empty phone', { phone: '' }],
    ['a company', { company: 'Gasthaus Lindenhof' }],
    ['English', { language: 'en' }],
  ])('%s is accepted', (_what, changed) => {
    expect(messagesOf(profileInputSchema, { ...profile, ...changed })).toEqual([]);
  });

  test.each([
    ['a name of one letter (IDN-17)', { firstName: 'O' }, 'firstName NAME_TOO_SHORT'],
    ['letters for a phone', { phone: 'call me' }, 'phone PHONE_INVALID'],
    ['a phone without digits', { phone: '+-' }, 'phone PHONE_INVALID'],
    ['a phone of 31 characters', { phone: '1'.repeat(31) }, 'phone PHONE_INVALID'],
    ['an empty company (IDN-18)', { company: ' ' }, 'company COMPANY_REQUIRED'],
    ['an unknown language', { language: 'fr' }, 'language LANGUAGE_UNKNOWN'],
  ])('%s is refused', (_what, changed, message) => {
    expect(messagesOf(profileInputSchema, { ...profile, ...changed })).toEqual([message]);
  });

  test('names, phone and company are trimmed', () => {
    const typed = { ...profile, firstName: ' Olga ', phone: ' 030 1 ', company: ' Linde ' };
    expect(profileInputSchema.parse(typed)).toMatchObject({
      firstName: 'Olga',
      phone: '030 1',
      company: 'Linde',
    });
  });
});

describe('a new password', () => {
  test.each([
    ['IDN-20: 5 characters', 'aB3$5', 'new PASSWORD_TOO_SHORT'],
    ['IDN-20: 51 characters', `aB3$${'x'.repeat(47)}`, 'new PASSWORD_TOO_LONG'],
    ['IDN-21: no special character', 'aB3ef6', 'new PASSWORD_TOO_SIMPLE'],
  ])('%s is refused', (_rule, next, message) => {
    expect(messagesOf(passwordChangeSchema, { current: 'x', new: next })).toEqual([message]);
  });

  test('asks for the current one, of any form', () => {
    expect(messagesOf(passwordChangeSchema, { current: 'x', new: 'aB3$56' })).toEqual([]);
    expect(messagesOf(passwordChangeSchema, { current: '', new: 'aB3$56' })).toEqual([
      'current CURRENT_PASSWORD_MISSING',
    ]);
  });

  test('IDN-23: is typed twice', () => {
    const form = { current: 'x', new: 'aB3$56', confirm: 'aB3$57' };
    expect(messagesOf(passwordChangeFormSchema, form)).toEqual(['confirm PASSWORDS_DIFFER']);
    expect(messagesOf(passwordChangeFormSchema, { ...form, confirm: form.new })).toEqual([]);
  });
});
