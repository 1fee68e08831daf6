import { type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTenant } from '../account/index.ts';
import { createTestAccount, type TestAccount } from '../account/testing.ts';
import { aloneBackplane } from '../kit/backplane/index.ts';
import { serveHub, type TestServer } from '../kit/hub/testing.ts';
import { createVault } from '../kit/secrets/index.ts';
import { type ConnectionWatch, watchConnections } from './connection-watch.ts';
import { startLive } from './hub.ts';
import { createNetworks } from './networks.ts';

let account: TestAccount;
let server: TestServer;
let watch: ConnectionWatch;
let customer: string;
const errors: unknown[] = [];
const open: HubConnection[] = [];

const connect = async (token: string, headers: Record<string, string>): Promise<HubConnection> => {
  const hub = new HubConnectionBuilder()
    .withUrl(server.url, { accessTokenFactory: () => token, headers })
    .configureLogging(LogLevel.None)
    .build();
  await hub.start();
  open.push(hub);
  return hub;
};

const superAdmin = async () => {
  const { id, email } = await account.createUser({ role: 'superAdmin' });
  const { access_token: token = '' } = await account.signIn(email);
  const change = (text: string) =>
    account.database.owner.query(`update users set ${text} where id = $1`, [id]);
  return { id, token, change };
};

const isOpen = (hub: HubConnection) =>
  hub.invoke('JoinGroup', 'tenant').then(
    () => true,
    () => false,
  );

beforeAll(async () => {
  account = await createTestAccount();
  const { db } = account.database;
  customer = await createTenant(db, { name: 'Feinkost Sommer', kind: 'customer' });
  const onError = (error: unknown): void => void errors.push(error);
  const { live } = startLive({
    onRefusal: () => undefined,
    db,
    authenticate: account.account.authenticate,
    policy: 'wide',
    networks: createNetworks([]),
    backplane: aloneBackplane,
    vault: createVault(Buffer.from('mM4kq0Vx7Jt5cRzW9nLhYf3sDa8eGp1U')),
    isOwnPage: () => true,
    now: Date.now,
    onError,
  });
  server = await serveHub(live, '/hubs/pos');
  watch = watchConnections(live, account.account, onError);
});
afterEach(async () => {
  for (const hub of open.splice(0)) await hub.stop();
});
afterAll(async () => {
  watch.stop();
  await server.stop();
  await account.stop();
});

describe('a connection under the override (contract 5)', () => {
  it.each([
    ['the role is taken away', "role = 'admin'"],
    ['the person is disabled', 'disabled = true'],
  ])('closes when %s, whichever process did it', async (_what, change) => {
    const person = await superAdmin();
    const acting = await connect(person.token, { 'x-override-tenant': customer });
    const ended = new Promise((resolve) => acting.onclose(resolve));
    await person.change(change);
    await watch.look();
    await ended;
    expect(errors).toEqual([]);
  });

  it('stays as long as the right does', async () => {
    const [acting, own] = [await superAdmin(), await superAdmin()];
    const connections = [
      await connect(acting.token, { 'x-override-tenant': customer }),
      await connect(own.token, {}),
    ];
    await watch.look();
    expect(await Promise.all(connections.map(isOpen))).toEqual([true, true]);
  });
});

describe('a connection of a person', () => {
  const endOf = (hub: HubConnection) => new Promise((resolve) => hub.onclose(resolve));

  it.each([
    ['the role is another', "role = 'manager'"],
    ['the person is disabled', 'disabled = true'],
  ])('closes when %s, whichever process did it', async (_what, change) => {
    const { id, email } = await account.createUser();
    const { access_token: token = '' } = await account.signIn(email);
    const [hub, other] = [await connect(token, {}), await connect((await superAdmin()).token, {})];
    const ended = endOf(hub);
    await account.database.owner.query(`update users set ${change} where id = $1`, [id]);
    await watch.look();
    await ended;
    expect(await isOpen(other)).toBe(true);
  });

  it('closes when the person is removed', async () => {
    const { id, email } = await account.createUser();
    const { access_token: token = '' } = await account.signIn(email);
    const ended = endOf(await connect(token, {}));
    await account.database.owner.query('delete from users where id = $1', [id]);
    await watch.look();
    await ended;
  });

  it('does not outlive its session: one without a refresh token ends after ten minutes', async () => {
    const { email } = await account.createUser();
    const short = await account.signIn(email, 'openid api');
    const long = await account.signIn(email);
    const [passing, lasting] = [
      await connect(short.access_token ?? '', {}),
      await connect(long.access_token ?? '', {}),
    ];
    const ended = endOf(passing);
    account.advance(10 * 60_000);
    await watch.look();
    await ended;
    expect(await isOpen(lasting)).toBe(true);
  });
});

describe('an acting that nobody cleared', () => {
  const actAs = async (token: string): Promise<string> => {
    const identity = await account.account.authenticate(token);
    const picked = await account.createUser({ tenantId: customer });
    await account.database.owner.query('insert into acting_sessions values ($1, $2, $3, $4, now())', [
      identity?.sessionId,
      customer,
      picked.id,
      'Selma Sommer',
    ]);
    return picked.id;
  };
  const ends = async () =>
    (
      await account.database.owner.query(
        `select actor_name, acting_as from audit_log where tenant_id = $1 and entity = 'acting' and action = 'end'`,
        [customer],
      )
    ).rows;
  const rows = async () => (await account.database.owner.query('select 1 from acting_sessions')).rowCount;

  it.each([
    ['the role is taken away', "role = 'owner'"],
    ['the person is disabled', 'disabled = true'],
  ])('ends when %s, and the log of the tenant says so once', async (_what, change) => {
    const person = await superAdmin();
    await actAs(person.token);
    const before = (await ends()).length;
    await account.account.lookForEndedActings();
    expect([(await ends()).length, await rows()]).toEqual([before, 1]);
    await person.change(change);
    await Promise.all([account.account.lookForEndedActings(), account.account.lookForEndedActings()]);
    expect((await ends()).slice(before)).toEqual([{ actor_name: 'Olga Lindner', acting_as: 'Selma Sommer' }]);
    expect(await rows()).toBe(0);
  });

  it('ends when whom one switched to is removed', async () => {
    const person = await superAdmin();
    const picked = await actAs(person.token);
    await account.database.owner.query('delete from users where id = $1', [picked]);
    await account.account.lookForEndedActings();
    expect(await rows()).toBe(0);
  });

  it('ends with the session, wherever that was ended', async () => {
    const person = await superAdmin();
    await actAs(person.token);
    await account.database.owner.query('update sessions set revoked_at = now() where user_id = $1', [
      person.id,
    ]);
    await account.account.lookForEndedActings();
    expect(await rows()).toBe(0);
  });
});
