import { type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';

const vendorEmail = 'superadmin@demo.example';

let app: TestServer;
let vendor: string;
let selma: { readonly id: string; readonly tenantId: string };
let header: Record<string, string>;

const switchTo = (userId: string, token = vendor) =>
  app.call('/graphql', token, 'mutation($userId: ID!) { switchUser(userId: $userId) { sub } }', { userId });
const clear = (token = vendor) => app.call('/graphql', token, 'mutation { clearSwitch { isSuccess } }');
const setVendor = (change: string) =>
  app.owner.query(`update users set ${change} where email = $1`, [vendorEmail]);
const readUnits = (headers = header) =>
  app.call('/graphql', vendor, '{ organizationUnits { id } }', {}, headers);

const userInfo = (headers = header) =>
  fetch(`${app.url}/connect/userinfo`, { headers: { authorization: `Bearer ${vendor}`, ...headers } });

beforeAll(async () => {
  app = await startTestApp();
  vendor = await app.signIn(vendorEmail);
  const { rows } = await app.owner.query(
    `select id, tenant_id as "tenantId" from users where email = 'owner@retail.demo.example'`,
  );
  [selma] = rows;
  header = { 'x-override-tenant': selma.tenantId };
});
afterAll(() => app.stop());

describe('a right that ends during the acting (ACC-38, USR-18)', () => {
  beforeEach(async () => void dataOf(await switchTo(selma.id)));
  afterEach(async () => void (await setVendor("role = 'superAdmin', disabled = false")));

  it.each(["role = 'admin'", "role = 'owner'", 'disabled = true'])(
    '%s opens nothing from that moment',
    async (change) => {
      expect((await readUnits()).errors).toEqual([]);
      await setVendor(change);
      const answer = await readUnits();
      expect(answer.status).toBe(403);
      expect(errorOf(answer)).toMatchObject({ code: 'FORBIDDEN', parameters: { what: 'override' } });
      expect((await userInfo()).status).toBe(403);
    },
  );

  it.each(["role = 'admin'", 'disabled = true'])('%s lets nobody switch', async (change) => {
    await setVendor(change);
    expect(errorOf(await switchTo(selma.id))).toMatchObject({ code: 'FORBIDDEN' });
    expect(errorOf(await clear())).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('comes back with the role, for who still acts', async () => {
    await setVendor("role = 'admin'");
    expect((await readUnits()).status).toBe(403);
    await setVendor("role = 'superAdmin'");
    expect((await readUnits()).errors).toEqual([]);
  });
});

describe('a logout', () => {
  it('ends the acting, and says so in the log of the tenant', async () => {
    const response = await fetch(`${app.url}/connect/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'password',
        username: vendorEmail,
        password: 'Steg-am-Ufer-12',
        scope: 'offline_access openid api',
      }),
    });
    const tokens = (await response.json()) as { access_token: string; refresh_token: string };
    dataOf(await switchTo(selma.id, tokens.access_token));
    await fetch(`${app.url}/connect/revocation`, {
      method: 'POST',
      body: new URLSearchParams({ token: tokens.refresh_token }),
    });
    const lastEntry = async () =>
      (
        await app.owner.query(
          'select entity, action, actor_name, acting_as from audit_log where tenant_id = $1 order by id desc limit 1',
          [selma.tenantId],
        )
      ).rows[0];
    await expect.poll(lastEntry).toEqual({
      entity: 'acting',
      action: 'end',
      actor_name: 'Svenja Albers',
      acting_as: 'Selma Sommer',
    });
  });
});

describe('the live connection (contract 5)', () => {
  const open: HubConnection[] = [];
  const connect = async (headers: Record<string, string>, token = vendor): Promise<HubConnection> => {
    const hub = new HubConnectionBuilder()
      .withUrl(`${app.url}/hubs/pos`, { accessTokenFactory: () => token, headers })
      .configureLogging(LogLevel.None)
      .build();
    await hub.start();
    open.push(hub);
    return hub;
  };
  const closed = (hub: HubConnection): Promise<void> =>
    new Promise((resolve) => hub.onclose(() => resolve()));
  afterEach(async () => {
    for (const hub of open.splice(0)) await hub.stop();
  });

  it('is of the tenant that it was negotiated for', async () => {
    const answer = await app.call(
      '/graphql',
      vendor,
      'mutation { saveOrganizationUnit(unit: { name: "Hofladen" }) { modelId } }',
      {},
      header,
    );
    const { modelId: unit } = dataOf<{ saveOrganizationUnit: { modelId: string } }>(
      answer,
    ).saveOrganizationUnit;
    const acting = await connect(header);
    await expect(acting.invoke('JoinGroup', `unit:${unit}`)).resolves.toContain('figures');
    const own = await connect({});
    await expect(own.invoke('JoinGroup', `unit:${unit}`)).rejects.toThrow(/GROUP_FORBIDDEN/);
  });

  it.each([
    ['begins', () => switchTo(selma.id)],
    ['ends', () => clear()],
  ])('closes when the acting of its session %s', async (_when, change) => {
    const hubs = [await connect(header), await connect({})];
    const ends = hubs.map(closed);
    dataOf(await change());
    await Promise.all(ends);
  });

  it('of another session of the same person stays', async () => {
    const hub = await connect({}, await app.signIn(vendorEmail));
    dataOf(await switchTo(selma.id));
    await expect(hub.invoke('JoinGroup', 'tenant')).resolves.toContain('figures');
  });
});
