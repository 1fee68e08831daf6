import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { untilMails } from '../../app/testing/mailbox.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';

let app: TestServer;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const isSignedIn = async (person: string): Promise<boolean> =>
  (await app.call('/graphql', person, '{ me { id } }')).status === 200;
const tokenFor = (password: string) =>
  fetch(`${app.url}/connect/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'password', username: 'user@demo.example', password }),
  });
const changePassword = (person: string, current: string, next: string) =>
  app.call(
    '/graphql',
    person,
    'mutation($current: String!, $new: String!) { changePassword(current: $current, new: $new) { isSuccess } }',
    { current, new: next },
  );

describe('changing the password', () => {
  const [before, after] = ['Steg-am-Ufer-12', 'Neu-5678'];

  it('ends every other session, keeps this one, and works from now on', async () => {
    const person = await app.signIn('user@demo.example');
    const other = await app.signIn('user@demo.example');
    expect(dataOf(await changePassword(person, before, after))).toEqual({
      changePassword: { isSuccess: true },
    });
    expect([await isSignedIn(person), await isSignedIn(other)]).toEqual([true, false]);
    expect([(await tokenFor(before)).status, (await tokenFor(after)).status]).toEqual([400, 200]);
    dataOf(await changePassword(person, after, before));
  });

  it('is told by a mail', async () => {
    const person = await app.signIn('user@demo.example');
    dataOf(await changePassword(person, before, after));
    dataOf(await changePassword(person, after, before));
    const [mail] = await untilMails(app, 'user@demo.example', 2);
    expect(mail?.text).toContain('/forgot-password?email=user%40demo.example');
    expect(JSON.stringify(mail)).not.toContain(after);
  });

  it('ends the link of a mail that was asked for before (API-07)', async () => {
    const post = (path: string, body: object) =>
      fetch(`${app.url}/Account/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const email = 'reseller@demo.example';
    expect((await post('Forget', { email, FrontendUrl: app.url })).status).toBe(200);
    const [mail] = await untilMails(app, email, 1);
    const token = /resttoken=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    expect(token).toBeTruthy();
    const person = await app.signIn(email);
    dataOf(await changePassword(person, before, after));
    const reset = { email, password: 'Fremd!999', ConfirmPassword: 'Fremd!999', token };
    expect((await post('Reset', reset)).status).toBe(400);
    dataOf(await changePassword(person, after, before));
  });

  it('asks for the current one, and the new one keeps the rule of the registration (IDN-20, IDN-21)', async () => {
    const person = await app.signIn('user@demo.example');
    expect(errorOf(await changePassword(person, 'wrong', after))).toMatchObject({
      code: 'WRONG_PASSWORD',
      parameters: { field: 'current' },
    });
    expect(errorOf(await changePassword(person, before, 'short'))).toMatchObject({
      code: 'INVALID_INPUT',
      parameters: { field: 'new', message: 'PASSWORD_TOO_SHORT' },
    });
    for (const [next, code] of [
      ['P@ssw0rd!1', 'PASSWORD_COMMON'],
      ['Lindenhof!24', 'PASSWORD_PERSONAL'],
    ] as const)
      expect(errorOf(await changePassword(person, before, next))).toMatchObject({
        code,
        parameters: { field: 'new' },
      });
    expect((await tokenFor(before)).status).toBe(200);
  });

  it('by one of two at once wins; the other learns that its current one is no longer right', async () => {
    const person = await app.signIn('user@demo.example');
    const answers = await Promise.all(
      ['Eins-1111', 'Zwei-2222'].map((next) => changePassword(person, before, next)),
    );
    const codes = answers.map((answer) => errorOf(answer)?.code ?? 'changed');
    expect([...codes].sort()).toEqual(['WRONG_PASSWORD', 'changed']);
    const won = codes.indexOf('changed') === 0 ? 'Eins-1111' : 'Zwei-2222';
    dataOf(await changePassword(person, won, before));
  });

  it('is in the audit log without any password', async () => {
    const { rows } = await app.owner.query(`select * from audit_log where action = 'changePassword'`);
    expect(rows.length).toBeGreaterThan(0);
    for (const word of [before, after, 'argon2']) expect(JSON.stringify(rows)).not.toContain(word);
  });

  it('is slowed down for whoever guesses the current one, as a sign-in is', async () => {
    const person = await app.signIn('dealer@demo.example');
    const codes: unknown[] = [];
    for (let guess = 0; guess < 9; guess += 1)
      codes.push(errorOf(await changePassword(person, `wrong${guess}`, after))?.code);
    expect(codes).toEqual([...Array(8).fill('WRONG_PASSWORD'), 'TOO_MANY_REQUESTS']);
    // The right one has to wait as well, and signing in does not.
    expect(errorOf(await changePassword(person, before, after))).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(await app.signIn('dealer@demo.example')).toBeTruthy();
  });
});
