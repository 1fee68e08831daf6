import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestAccount, type TestAccount } from '../testing.ts';
import { fresh, linkTo, postAccount, registration } from '../testing-links.ts';

let host: TestAccount;
beforeAll(async () => {
  host = await createTestAccount();
});
afterAll(() => host.stop());

const person = {
  FirstName: 'Jörg',
  LastName: 'Müller',
  company: 'Bäckerei Müller',
  email: 'joerg.mueller+kasse@baeckerei-mueller.de',
};
const withPassword = (password: string) => ({ password, ConfirmPassword: password });
const register = (password: string, more: Readonly<Record<string, unknown>> = {}) =>
  postAccount(host, 'Register', registration({ ...person, ...withPassword(password), ...more }), fresh());

test.each([
  ['P@ssw0rd1!', 'PASSWORD_COMMON'],
  ['Sommer2026!', 'PASSWORD_COMMON'],
  ['Qwerty-123456', 'PASSWORD_COMMON'],
  ['Qwertz123!', 'PASSWORD_COMMON'],
  ['Qwer1234!', 'PASSWORD_COMMON'],
  ['Willkommen1!', 'PASSWORD_COMMON'],
  ['Frühling26!', 'PASSWORD_COMMON'],
  ['Gasthof2026!', 'PASSWORD_COMMON'],
  ['Müller2026!', 'PASSWORD_PERSONAL'],
  ['Baeckerei!1A', 'PASSWORD_PERSONAL'],
])('a registration refuses %s at the field of the password', async (password, error) => {
  const { status, body } = await register(password);
  expect([status, body.error, body.field]).toEqual([422, error, 'password']);
  expect(body.error_description).not.toContain(password);
});

test('who was invited hears the same', async () => {
  const { status, body } = await register('Weggang!am!Kai1', {
    InvitationCode: 'x'.repeat(43),
    company: 'Kiosk',
  });
  const { body: common } = await register('Welcome-1!', { InvitationCode: 'x'.repeat(43), company: 'Kiosk' });
  expect(common.error).toBe('PASSWORD_COMMON');
  expect([status, body.error]).not.toEqual([422, 'PASSWORD_TOO_SIMPLE']);
});

test('a reset refuses one, and its link goes on working', async () => {
  const { email } = await host.createUser({ email: 'rita@cafe-rita.de' });
  await postAccount(host, 'Forget', { email, FrontendUrl: 'https://tresen.test' }, fresh());
  const token = linkTo(host, email).searchParams.get('resttoken');
  const reset = (password: string) =>
    postAccount(host, 'Reset', { email, token, ...withPassword(password) }, fresh());
  for (const [password, error] of [
    ['Passwort1!', 'PASSWORD_COMMON'],
    ['Cafe-Rita!1', 'PASSWORD_PERSONAL'],
  ] as const) {
    const { status, body } = await reset(password);
    expect([status, body.error, body.field]).toEqual([422, error, 'password']);
  }
  expect((await reset('Steg!am!Ufer!12')).status).toBe(200);
});
