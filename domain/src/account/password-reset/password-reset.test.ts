import { expect, test } from 'vitest';
import { registrationPassword } from '../registration/index.ts';
import {
  forgotPasswordSchema,
  passwordResetSchema,
  resetPassword,
  toForgotPasswordPayload,
  toPasswordResetPayload,
} from './index.ts';

const form = { email: 'olga@demo.example', password: 'Abc1!x', confirmPassword: 'Abc1!x' };
const messagesOf = (changed: Readonly<Record<string, unknown>>) =>
  passwordResetSchema
    .safeParse({ ...form, ...changed })
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];
const withPassword = (password: string) => ({ password, confirmPassword: password });

test.each<[string, Readonly<Record<string, unknown>>]>([
  ['IDN-36: a password of 6', withPassword('aB3$56')],
  ['IDN-36: a password of 20', withPassword(`aB3$${'x'.repeat(16)}`)],
  ...[...'!@#$%^&*'].map((special): [string, Readonly<Record<string, unknown>>] => [
    `IDN-37: ${special} is special`,
    withPassword(`aB3${special}56`),
  ]),
])('%s: accepted', (_rule, changed) => {
  expect(messagesOf(changed)).toEqual([]);
});

test.each<[string, Readonly<Record<string, unknown>>, readonly string[]]>([
  ['IDN-35: an e-mail without @', { email: 'olga' }, ['email EMAIL_INVALID']],
  ['IDN-36: a password of 5', withPassword('aB3$5'), ['password PASSWORD_TOO_SHORT']],
  ['IDN-36, CON-08: a password of 21', withPassword(`aB3$${'x'.repeat(17)}`), ['password PASSWORD_TOO_LONG']],
  ['IDN-37: no digit', withPassword('aBc$ef'), ['password PASSWORD_TOO_SIMPLE']],
  ['IDN-37: no lowercase', withPassword('AB3$EF'), ['password PASSWORD_TOO_SIMPLE']],
  ['IDN-37: no uppercase', withPassword('ab3$ef'), ['password PASSWORD_TOO_SIMPLE']],
  [
    'IDN-37: a special character of none of the eight',
    withPassword('aB3_ef'),
    ['password PASSWORD_TOO_SIMPLE'],
  ],
  ['a NUL byte in a password', withPassword('aB3$5\0'), ['password PASSWORD_TOO_SIMPLE']],
  ['IDN-38: another confirmation', { confirmPassword: 'Abc1!y' }, ['confirmPassword PASSWORDS_DIFFER']],
])('%s: refused', (_rule, changed, messages) => {
  expect(messagesOf(changed)).toEqual(messages);
});

test('IDN-43: the registration and the reset keep their two rules', () => {
  const long = `aB3$${'x'.repeat(40)}`;
  for (const password of [long, 'aB3_56']) {
    expect([registrationPassword, resetPassword].map((rule) => rule.safeParse(password).success)).toEqual([
      true,
      false,
    ]);
  }
});

test('IDN-30: the forgotten password needs a valid e-mail', () => {
  expect(forgotPasswordSchema.safeParse({ email: 'olga@demo.example' }).success).toBe(true);
  expect(forgotPasswordSchema.safeParse({ email: 'olga@' }).error?.issues[0]?.message).toBe('EMAIL_INVALID');
});

test('IDN-31, IDN-39, IDN-40: the payloads have exactly the specified names', () => {
  expect(toForgotPasswordPayload(form, 'https://cloud.example')).toEqual({
    email: 'olga@demo.example',
    FrontendUrl: 'https://cloud.example',
  });
  expect(toPasswordResetPayload(form, 'abc')).toEqual({
    email: 'olga@demo.example',
    password: 'Abc1!x',
    ConfirmPassword: 'Abc1!x',
    token: 'abc',
  });
});
