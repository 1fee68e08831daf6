import { expect, test } from 'vitest';
import { registrationSchema, toRegistrationPayload } from './index.ts';

const form = {
  firstName: 'Olga',
  lastName: 'Lindner',
  company: 'Gasthaus Lindenhof',
  email: 'olga@demo.example',
  password: 'Abc1!x',
  confirmPassword: 'Abc1!x',
};
const messagesOf = (changed: Readonly<Record<string, unknown>>) =>
  registrationSchema
    .safeParse({ ...form, ...changed })
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];
const withPassword = (password: string) => ({ password, confirmPassword: password });

test.each<[string, Readonly<Record<string, unknown>>]>([
  ['IDN-17: names of two characters', { firstName: 'Al', lastName: 'Oz' }],
  ['names of any script', { firstName: 'Łukasz', lastName: "O'Neill-Wäß der 3." }],
  [
    'names with a joiner, as Persian writes it, and with emoji',
    { firstName: 'علی\u200Cرضا', lastName: 'Li 🍺' },
  ],
  ['IDN-18: a company of one character', { company: 'X' }],
  ['IDN-20, CON-08: a password of 6', withPassword('aB3$56')],
  ['IDN-20: a password of 50', withPassword(`aB3$${'x'.repeat(46)}`)],
  ['IDN-21: an underscore or a space is special', withPassword('aB3 56')],
  ['IDN-21: umlauts count as the letters they are', withPassword('äÖ3_56')],
])('%s: accepted', (_rule, changed) => {
  expect(messagesOf(changed)).toEqual([]);
});

test.each<[string, Readonly<Record<string, unknown>>, readonly string[]]>([
  ['IDN-17, CON-08: a first name of one', { firstName: ' A ' }, ['firstName NAME_TOO_SHORT']],
  ['IDN-17: a last name of one', { lastName: 'B' }, ['lastName NAME_TOO_SHORT']],
  ['a name of 51', { lastName: 'B'.repeat(51) }, ['lastName NAME_TOO_LONG']],
  ['a link as a name', { firstName: 'https://x.example' }, ['firstName NAME_INVALID']],
  ['a NUL byte in a name', { firstName: 'Ol\0ga' }, ['firstName NAME_INVALID']],
  ['a line break in a name', { firstName: 'Ol\r\nBcc' }, ['firstName NAME_INVALID']],
  ['a name that turns the text after it', { lastName: 'Lind\u202Ener' }, ['lastName NAME_INVALID']],
  ['a name that nobody sees', { firstName: '\u200B\u200B' }, ['firstName NAME_INVALID']],
  ['half a character in a name', { firstName: 'Ol\uD83Dga' }, ['firstName NAME_INVALID']],
  ['a company that turns the text after it', { company: 'Linde\u2066' }, ['company COMPANY_INVALID']],
  ['IDN-18: no company', { company: '  ' }, ['company COMPANY_REQUIRED']],
  ['a company of 101', { company: 'x'.repeat(101) }, ['company COMPANY_TOO_LONG']],
  ['a NUL byte in the company', { company: 'a\0' }, ['company COMPANY_INVALID']],
  ['IDN-19: an e-mail without @', { email: 'olga' }, ['email EMAIL_INVALID']],
  ['IDN-19: two e-mails', { email: 'a@demo.example,b@demo.example' }, ['email EMAIL_INVALID']],
  ['IDN-19: a line break in the e-mail', { email: 'a@demo.example\nBcc: b@x.y' }, ['email EMAIL_INVALID']],
  ['IDN-19: a look-alike letter', { email: 'оlga@demo.example' }, ['email EMAIL_INVALID']],
  ['IDN-19: an e-mail of 255', { email: `${'a'.repeat(243)}@demo.example` }, ['email EMAIL_INVALID']],
  ['IDN-20: a password of 5', withPassword('aB3$5'), ['password PASSWORD_TOO_SHORT']],
  ['IDN-20, CON-08: a password of 51', withPassword(`aB3$${'x'.repeat(47)}`), ['password PASSWORD_TOO_LONG']],
  ['IDN-21: no digit', withPassword('aBc$ef'), ['password PASSWORD_TOO_SIMPLE']],
  ['IDN-21: no lowercase', withPassword('AB3$EF'), ['password PASSWORD_TOO_SIMPLE']],
  ['IDN-21: no uppercase', withPassword('ab3$ef'), ['password PASSWORD_TOO_SIMPLE']],
  ['IDN-21: no special character', withPassword('aB3ef6'), ['password PASSWORD_TOO_SIMPLE']],
  ['a NUL byte in a password', withPassword('aB3$5\0'), ['password PASSWORD_TOO_SIMPLE']],
  ['IDN-23: another confirmation', { confirmPassword: 'Abc1!y' }, ['confirmPassword PASSWORDS_DIFFER']],
])('%s: refused', (_rule, changed, messages) => {
  expect(messagesOf(changed)).toEqual(messages);
});

test('IDN-23: the confirmation is compared although another field is wrong', () => {
  expect(messagesOf({ firstName: 'A', confirmPassword: 'x' })).toEqual([
    'firstName NAME_TOO_SHORT',
    'confirmPassword PASSWORDS_DIFFER',
  ]);
});

test('names and e-mail are trimmed, the password is not', () => {
  const parsed = registrationSchema.parse({ ...form, firstName: ' Olga ', ...withPassword(' aB3$56 ') });
  expect([parsed.firstName, parsed.password]).toEqual(['Olga', ' aB3$56 ']);
});

test('IDN-25, API-05: the payload has exactly the specified names', () => {
  expect(toRegistrationPayload(form, 'https://cloud.example', 'code')).toEqual({
    FirstName: 'Olga',
    LastName: 'Lindner',
    password: 'Abc1!x',
    ConfirmPassword: 'Abc1!x',
    email: 'olga@demo.example',
    company: 'Gasthaus Lindenhof',
    FrontendUrl: 'https://cloud.example',
    InvitationCode: 'code',
  });
  expect(toRegistrationPayload(form, 'https://cloud.example')).not.toHaveProperty('InvitationCode');
});
