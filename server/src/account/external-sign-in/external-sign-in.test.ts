import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTenant } from '../index.ts';
import {
  createTestAccount,
  fullScope,
  secretOfTests,
  type TestAccount,
  type TestProcess,
  testIssuer,
  testPassword,
} from '../testing.ts';
import { clientOfTests, type ProviderOfTests, startProvider } from './provider-of-tests.ts';

let host: TestAccount;
let provider: ProviderOfTests;
let server: TestProcess;

const startWith = (
  change: Partial<{ tenantId: string | undefined; issuer: string }> = {},
): Promise<TestProcess> =>
  host.startProcess(secretOfTests, undefined, {
    issuer: provider.issuer,
    clientId: clientOfTests.id,
    clientSecret: clientOfTests.secret,
    name: 'Firmenkonto',
    tenantId: host.tenantId,
    ...change,
  });

beforeAll(async () => {
  host = await createTestAccount();
  provider = await startProvider(`${testIssuer}/Account/External/Callback`);
  server = await startWith();
});
afterAll(async () => {
  await provider.stop();
  await host.stop();
});

/** What the web app makes up, and its hash. */
const newVerifier = () => {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
};

const locationOf = async (on: TestProcess, url: string): Promise<URL> => {
  const answer = await on.app.inject({ url });
  expect(answer.statusCode).toBe(303);
  return new URL(String(answer.headers.location));
};

const begin = (on: TestProcess, challenge: string): Promise<URL> => {
  const query = new URLSearchParams({ challenge, frontend: testIssuer });
  return locationOf(on, `/Account/External/Begin?${query}`);
};

/** A browser at the provider, with its cookies, up to the way back to us. */
const walkProvider = async (from: URL): Promise<URL> => {
  const cookies = new Map<string, string>();
  let url = from;
  while (url.origin !== testIssuer) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (!location) throw new Error(`the provider answered ${answer.status}: ${await answer.text()}`);
    url = new URL(location, url);
  }
  return url;
};

const finish = (on: TestProcess, answer: URL): Promise<URL> =>
  locationOf(on, `${answer.pathname}${answer.search}`);

const toldIn = (page: URL) => Object.fromEntries(new URLSearchParams(page.hash.slice(1)));

/** From the button to the sign-in page, with what it is told. */
const walk = async (on: TestProcess = server) => {
  const { verifier, challenge } = newVerifier();
  const page = await finish(on, await walkProvider(await begin(on, challenge)));
  expect(`${page.origin}${page.pathname}`).toBe(`${testIssuer}/login`);
  const told = toldIn(page);
  return { failure: told.externalFailure, code: told.external ?? '', verifier };
};

const tokensFor = (
  { code, verifier }: { readonly code: string; readonly verifier: string },
  more: Record<string, string> = {},
  on: TestProcess = server,
) =>
  on.post('/connect/token', {
    grant_type: 'urn:tresen:params:oauth:grant-type:external',
    code,
    code_verifier: verifier,
    scope: fullScope,
    ...more,
  });

/** Somebody new at the provider. */
const somebody = (claims: Record<string, unknown>): void => {
  const subject = `person-${randomBytes(6).toString('hex')}`;
  provider.people[subject] = claims;
  provider.signsIn = subject;
};

const usersWith = async (email: string) =>
  (
    await host.database.owner.query(
      'select id, tenant_id, role, first_name, last_name, language, email_confirmed from users where email = $1',
      [email],
    )
  ).rows;

const anna = { email: 'anna.schäfer@gasthaus-lindenhof.de', email_verified: true };

test('IDN-64: without a provider in the settings nothing leads there', async () => {
  expect((await host.app.inject({ url: '/Account/External' })).json()).toEqual({ name: null });
  const page = await begin(host, newVerifier().challenge);
  expect(toldIn(page)).toEqual({ externalFailure: 'unavailable' });
  const { body } = await tokensFor({ code: 'x', verifier: 'y' }, {}, host);
  expect(body.error).toBe('invalid_grant');
});

test('IDN-65: somebody new becomes admin of the one tenant of the settings, and comes back as the same', async () => {
  expect((await server.app.inject({ url: '/Account/External' })).json()).toEqual({ name: 'Firmenkonto' });
  somebody({ ...anna, given_name: 'Anna', family_name: 'Schäfer', locale: 'en-GB' });
  const { status, body } = await tokensFor(await walk());
  expect(status).toBe(200);
  expect(body.refresh_token).toMatch(/^[\w-]{96}$/);
  const made = await usersWith(anna.email);
  expect(made).toEqual([
    {
      id: expect.any(String),
      tenant_id: host.tenantId,
      role: 'admin',
      first_name: 'Anna',
      last_name: 'Schäfer',
      language: 'en',
      email_confirmed: true,
    },
  ]);
  expect((await tokensFor(await walk())).status).toBe(200);
  expect(await usersWith(anna.email)).toEqual(made);
  const { rows } = await host.database.owner.query(
    `select action, new_values from audit_log where entity_id = $1 order by id`,
    [made[0].id],
  );
  expect(rows).toEqual([
    { action: 'join', new_values: expect.objectContaining({ role: 'admin', provider: 'Firmenkonto' }) },
  ]);
});

test('its sessions are like others: in the history, carried on, ended with the account', async () => {
  somebody({ ...anna, email: 'bernd@lindenhof.at', name: 'Bernd von der Heide' });
  const { body } = await tokensFor(await walk());
  const [user] = await usersWith('bernd@lindenhof.at');
  expect(user).toMatchObject({ first_name: 'Bernd', last_name: 'von der Heide' });
  const { rows } = await host.database.owner.query('select outcome from sign_ins where user_id = $1', [
    user.id,
  ]);
  expect(rows).toEqual([{ outcome: 'signedIn' }]);
  const next = await server.post('/connect/token', {
    grant_type: 'refresh_token',
    refresh_token: body.refresh_token ?? '',
  });
  expect(next.status).toBe(200);
  await host.database.owner.query('update users set disabled = true where id = $1', [user.id]);
  expect((await tokensFor(await walk())).body).toEqual({
    error: 'access_denied',
    error_description: 'DISABLED',
  });
});

test('an account that exists is linked after its password alone', async () => {
  const { email, id } = await host.createUser({ email: 'chef@café-am-markt.de' });
  somebody({ email: ' Chef@Café-am-Markt.de', email_verified: true });
  const back = await walk();
  expect((await tokensFor(back)).body).toEqual({ error: 'interaction_required', error_description: email });
  expect((await tokensFor(back, { password: 'geraten' })).body.error_description).toBe(
    'The username or password is invalid.',
  );
  expect((await tokensFor(back, { password: testPassword })).status).toBe(200);
  expect((await tokensFor(back, { password: testPassword })).body.error).toBe('invalid_grant');
  expect((await tokensFor(await walk())).status).toBe(200);
  expect(await usersWith(email)).toMatchObject([{ id, role: 'owner' }]);
});

test('the password for linking is guessed no more freely than at the sign-in', async () => {
  await host.createUser({ email: 'ziel@café-am-markt.de' });
  somebody({ email: 'ziel@café-am-markt.de', email_verified: true });
  const back = await walk();
  const answers = [];
  for (let guess = 0; guess < 12; guess += 1)
    answers.push((await tokensFor(back, { password: `guess ${guess}` })).status);
  expect(answers).toContain(429);
});

test.each([
  ['not verified', { email: 'olga@lindenhof.at', email_verified: false }],
  ['said to be verified by a text', { email: 'olga@lindenhof.at', email_verified: 'true' }],
  ['not there', { name: 'Olga' }],
])('an e-mail that is %s opens nothing', async (_what, claims) => {
  somebody(claims);
  expect((await walk()).failure).toBe('unverified');
  expect(await usersWith('olga@lindenhof.at')).toEqual([]);
});

test('whoever changes the e-mail at the provider stays who they are, and gets no other account', async () => {
  const victim = await host.createUser({ email: 'opfer@lindenhof.at' });
  somebody({ ...anna, email: 'wechsel@lindenhof.at' });
  await tokensFor(await walk());
  const [own] = await usersWith('wechsel@lindenhof.at');
  provider.people[provider.signsIn ?? ''] = { email: victim.email, email_verified: true };
  const { body } = await tokensFor(await walk());
  const identity = await server.app.inject({
    url: '/connect/userinfo',
    headers: { authorization: `Bearer ${body.access_token}` },
  });
  expect(identity.json().sub).toBe(own.id);
});

test('a code is good for the web app that began alone, once, and for ten minutes', async () => {
  somebody({ ...anna, email: 'code@lindenhof.at' });
  const back = await walk();
  expect((await tokensFor({ ...back, verifier: newVerifier().verifier })).body.error).toBe('invalid_grant');
  expect((await tokensFor({ ...back, code: `${back.code}x` })).body.error).toBe('invalid_grant');
  expect((await tokensFor(back)).status).toBe(200);
  expect((await tokensFor(back)).body.error).toBe('invalid_grant');
  const late = await walk();
  host.advance(10 * 60_000 + 1);
  expect((await tokensFor(late)).body.error).toBe('invalid_grant');
});

test('two windows that fetch tokens with one code get one session', async () => {
  somebody({ ...anna, email: 'zwei@lindenhof.at' });
  const back = await walk();
  const statuses = (await Promise.all([tokensFor(back), tokensFor(back)])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 400]);
});

test('somebody new who comes in through eight windows at once is one person', async () => {
  somebody({ ...anna, email: 'gleichzeitig@lindenhof.at' });
  const backs = await Promise.all(Array.from({ length: 8 }, () => walk()));
  const answers = await Promise.all(backs.map((back) => tokensFor(back)));
  expect(answers.map(({ status }) => status)).toEqual(backs.map(() => 200));
  expect(await usersWith('gleichzeitig@lindenhof.at')).toHaveLength(1);
});

test('a registration that nobody confirmed gives way to whom the address belongs, and only then', async () => {
  const email = 'fremd-registriert@lindenhof.at';
  const { id } = await host.createUser({ email, emailConfirmed: false });
  somebody({ ...anna, email });
  const closed = await startWith({ tenantId: undefined });
  expect((await tokensFor(await walk(closed), {}, closed)).body.error).toBe('interaction_required');
  expect(await usersWith(email)).toMatchObject([{ id }]);
});

test('answers that are not the provider’s to this sign-in are refused', async () => {
  somebody({ ...anna, email: 'angriff@lindenhof.at' });
  const failureOf = async (answer: URL) => toldIn(await finish(server, answer)).externalFailure;
  const answerOf = async () => walkProvider(await begin(server, newVerifier().challenge));
  const changed = async (change: (query: URLSearchParams) => void) => {
    const answer = await answerOf();
    change(answer.searchParams);
    return failureOf(answer);
  };
  const other = await answerOf();
  expect(await changed((query) => query.set('state', other.searchParams.get('state') ?? ''))).toBe('failed');
  expect(await changed((query) => query.set('state', 'AAAA'))).toBe('failed');
  expect(await changed((query) => query.delete('state'))).toBe('failed');
  expect(await changed((query) => query.set('code', 'guessed'))).toBe('failed');
  expect(await changed((query) => query.delete('code'))).toBe('failed');
  expect(await changed((query) => query.set('iss', 'https://another-provider.example'))).toBe('failed');
  const replayed = await answerOf();
  expect(await failureOf(replayed)).toBeUndefined();
  expect(await failureOf(replayed)).toBe('failed');
  const late = await answerOf();
  host.advance(20 * 60_000 + 1);
  expect(await failureOf(late)).toBe('failed');
});

test('who says no at the provider reads that, and nothing happened', async () => {
  provider.signsIn = undefined;
  expect((await walk()).failure).toBe('denied');
});

test('a provider that signs with a new key is understood', async () => {
  somebody({ ...anna, email: 'schlüssel@lindenhof.at' });
  const before = await walk();
  expect(before.failure).toBeUndefined();
  await provider.changeKey();
  // Keys are asked for anew at most once a minute.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  try {
    expect((await walk()).failure).toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});

test('an answer that is signed otherwise than by the provider’s key is not believed', async () => {
  const unsigned = await startProvider(`${testIssuer}/Account/External/Callback`, 'HS256');
  unsigned.people.mallory = { email: 'nirgends@lindenhof.at', email_verified: true };
  unsigned.signsIn = 'mallory';
  expect((await walk(await startWith({ issuer: unsigned.issuer }))).failure).toBe('failed');
  await unsigned.stop();
});

test('a provider that is away leaves the password, and is asked again the next time', async () => {
  const away = await startWith({ issuer: 'http://127.0.0.1:9' });
  expect(toldIn(await begin(away, newVerifier().challenge))).toEqual({ externalFailure: 'unavailable' });
});

test.each(['not-a-challenge', ''])(
  'a begin with the challenge %j, or from elsewhere, is refused',
  async (challenge) => {
    const query = new URLSearchParams({ challenge, frontend: testIssuer });
    expect((await server.app.inject({ url: `/Account/External/Begin?${query}` })).statusCode).toBe(400);
    const elsewhere = new URLSearchParams({
      challenge: newVerifier().challenge,
      frontend: 'https://evil.example',
    });
    expect((await server.app.inject({ url: `/Account/External/Begin?${elsewhere}` })).statusCode).toBe(400);
  },
);

test('IDN-65: never an account across tenants: not in the vendor’s, not in one that is not there, not without one', async () => {
  const vendor = await createTenant(host.database.db, { name: 'Tresen', kind: 'vendor' });
  const reseller = await createTenant(host.database.db, { name: 'Kassen Huber', kind: 'reseller' });
  for (const tenantId of [vendor, reseller, '00000000-0000-7000-8000-000000000000', undefined]) {
    const on = await startWith({ tenantId });
    somebody({ ...anna, email: 'nirgends@lindenhof.at' });
    const { status, body } = await tokensFor(await walk(on), {}, on);
    expect([status, body.error]).toEqual([400, 'access_denied']);
  }
  expect(await usersWith('nirgends@lindenhof.at')).toEqual([]);
});

test('neither codes nor states are logged', () => {
  expect(host.logged.join('\n')).not.toMatch(/code=|state=[\w-]{43}/);
});
