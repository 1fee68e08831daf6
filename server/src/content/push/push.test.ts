import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { type Database, inSystem, openDatabase } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';
import { createVault } from '../../kit/secrets/index.ts';
import { raiseAlerts } from '../notifications/index.ts';
import { pushKeys } from './push-keys.ts';
import { createAlertPushing } from './send-pushes.ts';
import { fakePushService, subscribedBrowser, type TestBrowser } from './testing.ts';
import { encryptPush } from './web-push.ts';

// By the clock of Berlin, winter: one hour ahead of UTC.
const begin = '2026-11-25T12:00:00Z';

let app: TestServer;
let db: Database;
let tenantId: string;
let now: number;
let service: ReturnType<typeof fakePushService>;
const vault = createVault(Buffer.alloc(48, 7));

beforeAll(async () => {
  app = await startTestApp({ NOW: begin });
  db = openDatabase(app.ownerUrl, () => undefined);
  const { rows } = await app.owner.query(`select tenant_id from users where email = 'owner@demo.example'`);
  tenantId = rows[0].tenant_id;
});
afterAll(async () => {
  await db.close();
  await app.stop();
});
beforeEach(async () => {
  now = Date.parse(begin);
  await app.owner.query('delete from push_keys');
  await app.owner.query('delete from push_devices');
  await app.owner.query('delete from alert_mail_settings');
  await app.owner.query('delete from notifications');
  service = fakePushService(() => now);
  service.state.key = (await pushKeys(db, vault, new Date(now))).publicKey;
});

const ask = async (query: string, variables: object, email = 'owner@demo.example') =>
  app.call('/graphql', await app.signIn(email), query, { ...variables });
const choose = async (ways: object, email?: string) =>
  dataOf(
    await ask(
      'mutation($s: AlertMailSettingsInput!) { saveAlertMailSettings(settings: $s) { isSuccess } }',
      {
        s: {
          ways: Object.entries(ways).map(([kind, way]) => ({ kind, way })),
          ...{ quietFrom: 1_320, quietTo: 420, digestAt: 450, byMail: false },
        },
      },
      email,
    ),
  );
const trySubscribe = ({ open: _open, ...browser }: TestBrowser, email?: string) =>
  ask(
    'mutation($d: PushDeviceInput!) { addPushDevice(device: $d) { isSuccess modelId } }',
    { d: { ...browser, userAgent: 'Firefox' } },
    email,
  );
const subscribe = async (name: string, email?: string) => {
  const browser = subscribedBrowser(`https://updates.push.services.mozilla.com/wpush/v2/${name}`);
  dataOf(await trySubscribe(browser, email));
  return browser;
};
const devices = async (endpoint: string | null = null, email?: string) =>
  dataOf<{ pushDevices: { id: string; isCurrent: boolean }[] }>(
    await ask('query($e: String) { pushDevices(endpoint: $e) { id isCurrent } }', { e: endpoint }, email),
  ).pushDevices;

const raise = (at: string, name = 'Theke') => {
  const data = { registerName: name, unitName: 'Lindenhof', zone: 'Europe/Berlin' };
  const alert = { kind: 'registerOffline' as const, tenantId, subject: newId(), since: new Date(at), data };
  return inSystem(db, (tx) => raiseAlerts(tx, 'registerOffline', [alert], new Date(at)));
};
/** One minute's work of the server. */
const pushAt = (
  at: string,
  fetch: typeof globalThis.fetch = service.take,
  onError = (error: unknown): void => {
    throw error;
  },
) => {
  now = Date.parse(at);
  const deps = { db, now: () => now, publicUrl: 'https://tresen.example', vault, fetch };
  return createAlertPushing({ ...deps, onError }, 'wide')(undefined, new AbortController().signal);
};

it('RFC 8291: the example of the RFC is encrypted byte for byte', () => {
  const of = (text: string) => Buffer.from(text, 'base64url');
  const body = encryptPush(
    'When I grow up, I want to be a watermelon',
    {
      publicKey: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      authSecret: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    { privateKey: of('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'), salt: of('DGv6ra1nlYgDCS1FRnbzlw') },
  );
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

describe('alerts on devices', () => {
  it('an alert comes once to each device of the person, encrypted for it, and leads to its page', async () => {
    await choose({ registerOffline: 'NOW' });
    const browsers = [await subscribe('phone'), await subscribe('desk')];
    await raise('2026-11-25T13:00:00Z');
    await Promise.all([pushAt('2026-11-25T13:01:00Z'), pushAt('2026-11-25T13:01:00Z')]);
    await pushAt('2026-11-25T13:02:00Z');
    expect(service.taken).toHaveLength(2);
    for (const { endpoint, body } of service.taken) {
      const browser = browsers.find((one) => one.endpoint === endpoint);
      expect(browser?.open(body)).toEqual({
        title: 'Die Kasse „Theke“ (Lindenhof) ist nicht verbunden.',
        link: expect.stringMatching(/^\/setting\/device\/[0-9a-f-]{36}$/),
      });
      expect(body.toString('latin1')).not.toContain('Theke');
    }
  });

  it('quiet hours hold for devices, too: what came at night arrives in the morning as one number', async () => {
    await choose({ registerOffline: 'NOW' });
    const phone = await subscribe('phone');
    await raise('2026-11-25T22:00:00Z');
    await raise('2026-11-26T02:00:00Z', 'Garten');
    await pushAt('2026-11-26T03:00:00Z');
    expect(service.taken).toEqual([]);
    await pushAt('2026-11-26T06:00:00Z');
    expect(service.taken.map(({ body }) => phone.open(body))).toEqual([
      { title: '2 Hinweise von Tresen', link: '/dashboards/home' },
    ]);
  });

  it('a push service that is away gets it later; a device that is gone is forgotten', async () => {
    await choose({ registerOffline: 'NOW' });
    await subscribe('phone');
    await raise('2026-11-25T13:00:00Z');
    service.state.status = 503;
    await pushAt('2026-11-25T13:01:00Z');
    service.state.status = 201;
    await pushAt('2026-11-25T13:02:00Z');
    expect(service.taken).toHaveLength(1);
    service.state.status = 410;
    await raise('2026-11-25T13:10:00Z', 'Garten');
    await pushAt('2026-11-25T13:11:00Z');
    expect(await devices()).toEqual([]);
  });

  it('the rest of a round leaves a push service alone that does not answer, and asks the others', async () => {
    await choose({ registerOffline: 'NOW' });
    for (const name of ['phone', 'desk', 'tablet']) await subscribe(name);
    const other = subscribedBrowser('https://web.push.apple.com/ipad');
    dataOf(await trySubscribe(other));
    await raise('2026-11-25T13:00:00Z');
    const asked: string[] = [];
    const silent: typeof fetch = async (address, init) => {
      asked.push(new URL(String(address)).host);
      if (String(address).includes('mozilla')) throw new Error('no answer');
      return service.take(String(address), init);
    };
    await pushAt('2026-11-25T13:01:00Z', silent);
    expect(asked.toSorted()).toEqual(['updates.push.services.mozilla.com', 'web.push.apple.com']);
    await pushAt('2026-11-25T13:02:00Z');
    expect(service.taken.map(({ endpoint }) => endpoint.split('/').at(-1)).toSorted()).toEqual([
      'desk',
      'ipad',
      'phone',
      'tablet',
    ]);
  });

  it('a message that a push service refuses is not sent again and again, and the next one goes', async () => {
    await choose({ registerOffline: 'NOW' });
    await subscribe('phone');
    await raise('2026-11-25T13:00:00Z');
    service.state.status = 413;
    const faults: unknown[] = [];
    await pushAt('2026-11-25T13:01:00Z', undefined, (fault) => faults.push(fault));
    expect(String(faults[0])).toContain('refuses a message: updates.push.services.mozilla.com');
    service.state.status = 201;
    await pushAt('2026-11-25T13:02:00Z');
    expect(service.taken).toEqual([]);
    await raise('2026-11-25T13:10:00Z', 'Garten');
    await pushAt('2026-11-25T13:11:00Z');
    expect(service.taken).toHaveLength(1);
  });

  it('the digest has what came a day before, also in the night of 25 hours and when quiet hours put it off', async () => {
    await choose({ registerOffline: 'DIGEST' });
    const phone = await subscribe('phone');
    const beganAt = (at: string) => app.owner.query('update push_devices set since = $1', [at]);
    await beganAt('2026-10-20T00:00:00Z');
    await app.owner.query(`update alert_mail_settings set since = '2026-10-20', settings = $1`, [
      JSON.stringify({
        ways: [{ kind: 'registerOffline', way: 'digest' }],
        ...{ quietFrom: 1_320, quietTo: 540, digestAt: 450 },
      }),
    ]);
    // 07:31 by the clock of summer; the digest of the next day is 25 hours later, and quiet hours last until 9.
    await raise('2026-10-24T05:31:00Z');
    await pushAt('2026-10-25T07:59:00Z');
    expect(service.taken).toEqual([]);
    await pushAt('2026-10-25T08:00:00Z');
    expect(service.taken.map(({ body }) => phone.open(body))).toMatchObject([
      { title: 'Die Kasse „Theke“ (Lindenhof) ist nicht verbunden.' },
    ]);
  });

  it('a list of many articles fits into the message', async () => {
    await choose({ stockLow: 'NOW' });
    const phone = await subscribe('phone');
    const unitId = newId();
    const at = new Date('2026-11-25T13:00:00Z');
    const articles = Array.from(
      { length: 50 },
      (_, number) => `Käse-Schinken-Croissant groß, täglich ${number}`,
    );
    const data = { unitName: 'Café Übersee', zone: 'Europe/Berlin', count: 50, articles };
    const alert = { kind: 'stockLow' as const, tenantId, subject: unitId, since: at, data };
    await inSystem(db, (tx) => raiseAlerts(tx, 'stockLow', [alert], at));
    await pushAt('2026-11-25T13:01:00Z');
    const [message] = service.taken;
    expect(message?.body.length).toBeLessThanOrEqual(4_096);
    expect(phone.open(message?.body ?? Buffer.alloc(0))).toMatchObject({
      link: `/manage/data/articlesList?units=${unitId}`,
    });
  });

  it('nothing of before, of yesterday, of kinds that are off, or that somebody may not see', async () => {
    await choose({ registerOffline: 'OFF' });
    await choose({ registerOffline: 'NOW' }, 'user@demo.example');
    await raise('2026-11-25T11:00:00Z');
    await subscribe('owner');
    await subscribe('user', 'user@demo.example');
    await raise('2026-11-25T13:00:00Z');
    await pushAt('2026-11-25T13:01:00Z');
    await choose({ registerOffline: 'NOW' });
    await pushAt('2026-11-26T15:00:01Z');
    expect(service.taken).toEqual([]);
  });

  it('a browser is of one person, who sees and removes only their own', async () => {
    const browser = await subscribe('shared');
    const [own] = await devices(browser.endpoint);
    expect(own?.isCurrent).toBe(true);
    const remove = (email?: string) =>
      ask('mutation($id: ID!) { removePushDevice(id: $id) { isSuccess } }', { id: own?.id }, email);
    expect(errorOf(await remove('user@demo.example'))?.code).toBe('NOT_FOUND');
    dataOf(await trySubscribe(browser, 'user@demo.example'));
    expect(await devices()).toEqual([]);
    expect(errorOf(await remove())?.code).toBe('NOT_FOUND');
    expect(await devices(browser.endpoint, 'user@demo.example')).toHaveLength(1);
  });

  it('the server asks no address that is not a push service’s', async () => {
    const answer = await trySubscribe(subscribedBrowser('https://169.254.169.254/latest'));
    expect(errorOf(answer)?.code).toBe('INVALID_INPUT');
  });

  it('the private key is sealed: the database alone signs nothing', async () => {
    const { privateKey } = await pushKeys(db, vault, new Date(now));
    const { rows } = await app.owner.query(`select sealed_private_key sealed from push_keys`);
    expect(rows).toHaveLength(1);
    expect(rows[0].sealed.toString('latin1')).not.toContain(privateKey);
    expect((await pushKeys(db, vault, new Date(now))).privateKey).toBe(privateKey);
  });
});
