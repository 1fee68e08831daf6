import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { untilMails } from '../../app/testing/mailbox.ts';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { dataOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';

let app: TestServer;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** What an open page of the tenant hears. */
const listen = async (token: string) => {
  const hub = new HubConnectionBuilder()
    .withUrl(`${app.url}/hubs/pos`, { accessTokenFactory: () => token })
    .configureLogging(LogLevel.None)
    .build();
  const heard: string[] = [];
  hub.on('Changed', ({ topic }: { readonly topic: string }) => void heard.push(topic));
  await hub.start();
  await hub.invoke('JoinGroup', 'tenant');
  return { heard, stop: () => hub.stop() };
};

it('USR-04: an open list of users hears of invitations, of who joins, changes and goes; no other tenant does', async () => {
  const tenantId = await addTenant(app);
  const token = await app.signIn((await addPerson(app, tenantId, 'owner')).email);
  const stranger = await listen(await app.signIn('owner@demo.example'));
  const page = await listen(token);
  const heardAfter = async (change: () => Promise<unknown>): Promise<void> => {
    const before = page.heard.length;
    await change();
    await expect.poll(() => page.heard.slice(before)).toContain('users');
  };
  const ask = (query: string, variables: Record<string, unknown>) =>
    app.call('/graphql', token, query, variables).then(dataOf);
  const email = 'mia@live.example';

  const invite = 'mutation($e: String!) { inviteUser(email: $e, role: "user", language: "de") { modelId } }';
  await heardAfter(() => ask(invite, { e: email }));
  const [mail] = await untilMails(app, email, 1);
  const password = 'Joined-1234';
  const form = {
    FirstName: 'Mia',
    LastName: 'Lang',
    company: 'x',
    email,
    password,
    ConfirmPassword: password,
  };
  const InvitationCode = /\/register\/([\w-]{43})$/m.exec(mail?.text ?? '')?.[1];
  await heardAfter(async () => {
    const body = JSON.stringify({ ...form, InvitationCode, FrontendUrl: app.url });
    const headers = { 'content-type': 'application/json' };
    expect((await fetch(`${app.url}/Account/Register`, { method: 'POST', headers, body })).status).toBe(200);
  });
  const { rows } = await app.owner.query('select id, version from users where email = $1', [email]);
  const save = `mutation($id: ID!, $version: Int!) {
    saveUser(id: $id, role: "manager", disabled: false, version: $version) { isSuccess } }`;
  await heardAfter(() => ask(save, rows[0]));
  const remove = 'mutation($ids: [ID!]!) { removeUsers(ids: $ids) { isSuccess } }';
  await heardAfter(() => ask(remove, { ids: [rows[0].id] }));
  expect(stranger.heard).not.toContain('users');
  await Promise.all([page.stop(), stranger.stop()]);
});
