import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestAccount, type TestAccount } from '../testing.ts';
import { fresh, postAccount, registration } from '../testing-links.ts';

let host: TestAccount;
beforeAll(async () => {
  host = await createTestAccount();
});
afterAll(() => host.stop());

const call = (path: string, email: unknown, token: unknown) =>
  postAccount(host, path, { email, token }, fresh());
const linksTo = (email: string): URL[] =>
  host.mails
    .filter(({ to }) => to === email)
    .map(({ text }) => new URL(/https?:\S+\/not-me\?\S+/.exec(text)?.[0] ?? ''));
const usersWith = async (email: string): Promise<number> =>
  (await host.database.owner.query('select from users where email = $1', [email])).rows.length;
const tenantsNamed = async (name: string): Promise<number> =>
  (await host.database.owner.query('select from tenants where name = $1', [name])).rows.length;

let count = 0;
const registered = async () => {
  count += 1;
  const [email, company] = [`mueller+kasse${count}@baeckerei-mueller.de`, `Bäckerei Müller ${count}`];
  const { status } = await postAccount(host, 'Register', registration({ email, company }), fresh());
  expect(status).toBe(200);
  return { email, company };
};

const tokenOf = (url: URL | undefined): string => url?.searchParams.get('token') ?? '';

test('the confirmation names who registered which company, and its other link removes both', async () => {
  const { email, company } = await registered();
  const mail = host.mails.findLast(({ to }) => to === email);
  expect(mail?.text).toContain('Nora Brandt');
  expect(mail?.text).toContain(company);
  const [link] = linksTo(email);
  expect(link?.searchParams.get('email')).toBe(email);
  expect((await call('Disown', email, tokenOf(link))).body).toEqual({ isSuccess: true });
  expect([await usersWith(email), await tenantsNamed(company)]).toEqual([0, 0]);
  const { rows } = await host.database.owner.query(
    `select entity, action, new_values from audit_log where action = 'disown'`,
  );
  expect(rows).toEqual([{ entity: 'user', action: 'disown', new_values: null }]);
  expect((await call('Confirm', email, tokenOf(link))).body.error).toBe('LINK_INVALID');
  expect((await call('Disown', email, tokenOf(link))).body.error).toBe('LINK_INVALID');
});

test('the address is free for its owner then', async () => {
  const { email } = await registered();
  await call('Disown', email, tokenOf(linksTo(email)[0]));
  const { status } = await postAccount(host, 'Register', registration({ email }), fresh());
  expect(status).toBe(200);
});

test('the link of an earlier mail removes it, too, and after its 48 hours', async () => {
  const { email } = await registered();
  await postAccount(host, 'resendConfirm', { Email: email, FrontendUrl: 'https://tresen.test' }, fresh());
  await expect.poll(() => linksTo(email).length).toBe(2);
  host.advance(49 * 60 * 60_000);
  expect((await call('Disown', email, tokenOf(linksTo(email)[0]))).status).toBe(200);
  expect(await usersWith(email)).toBe(0);
});

test('a confirmed address is not removed by any link, nor an account that somebody uses', async () => {
  const { email } = await registered();
  const token = tokenOf(linksTo(email)[0]);
  await expect.poll(async () => (await call('Confirm', email, token)).status).toBe(200);
  expect((await call('Disown', email, token)).body.error).toBe('LINK_INVALID');
  expect(await usersWith(email)).toBe(1);
});

test('neither a reset’s link nor a guess, another’s address or a GET removes anything', async () => {
  const [mine, other] = [await registered(), await registered()];
  const token = tokenOf(linksTo(mine.email)[0]);
  for (const [email, guess] of [
    [other.email, token],
    [mine.email, 'A'.repeat(43)],
    [mine.email, ''],
  ])
    expect((await call('Disown', email, guess)).body.error).toBe('LINK_INVALID');
  const query = new URLSearchParams({ email: mine.email, token });
  expect((await host.app.inject({ url: `/Account/Disown?${query}` })).statusCode).toBe(404);
  expect([await usersWith(mine.email), await usersWith(other.email)]).toEqual([1, 1]);
});
