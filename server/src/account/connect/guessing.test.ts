import { hash } from '@node-rs/argon2';
import { inFull } from '@tresen/domain/kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashAsUsual, hashCheaply } from '../../kit/hashing/testing.ts';
import { createTestAccount, type TestAccount, type TestProcess, testPassword } from '../testing.ts';
import { fresh, linkTo, postAccount } from '../testing-links.ts';

let host: TestAccount;
beforeAll(async () => {
  host = await createTestAccount();
});
afterAll(() => host.stop());
// What one test has counted is forgotten by the next.
beforeEach(() => host.advance(60 * 60_000));

interface From {
  readonly address?: string;
  readonly cookie?: string;
  readonly userAgent?: string;
}

const signIn = async (
  username: string,
  password: string,
  { address, cookie, userAgent }: From = {},
  { app }: TestProcess = host,
) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/connect/token',
    payload: new URLSearchParams({ grant_type: 'password', username, password }).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(cookie ? { cookie } : {}),
      ...(userAgent ? { 'user-agent': userAgent } : {}),
    },
    remoteAddress: address ?? fresh().address ?? '',
  });
  const setCookie = String(answer.headers['set-cookie'] ?? '');
  return { status: answer.statusCode, wait: answer.headers['retry-after'], cookie: setCookie.split(';')[0] };
};

/** A stranger's guesses at an account, each from another network, until strangers have to wait. */
const besiege = async (email: string): Promise<void> => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, guess) => signIn(email, `Guess-${guess}`)),
  );
  expect(answers.some(({ status }) => status === 429)).toBe(true);
  expect((await signIn(email, testPassword)).status).toBe(429);
};

const notesOf = async (userId: string) =>
  (
    await host.database.owner.query(
      'select outcome, address, user_agent, session_id, at from sign_ins where user_id = $1 order by id',
      [userId],
    )
  ).rows;
const noted = (userId: string, notes: number) =>
  expect.poll(async () => (await notesOf(userId)).length).toBe(notes);

describe('a besieged account', () => {
  test('lets its owner in from a network that it was signed in from before', async () => {
    const { email } = await host.createUser();
    const home = fresh();
    expect((await signIn(email, testPassword, home)).status).toBe(200);
    await besiege(email);
    expect((await signIn(email, testPassword, home)).status).toBe(200);
    expect((await signIn(email, testPassword)).status).toBe(429);
  });

  test('of IPv6 the whole /64 of a subscriber is one network', async () => {
    const { email } = await host.createUser();
    await signIn(email, testPassword, { address: '2001:db8:7:1::a' });
    await besiege(email);
    expect((await signIn(email, testPassword, { address: '2001:db8:7:1:99::b' })).status).toBe(200);
    expect((await signIn(email, testPassword, { address: '2001:db8:7:2::a' })).status).toBe(429);
  });

  test('lets its owner in with a browser that it was signed in with before, wherever that is now', async () => {
    const { email } = await host.createUser();
    const other = await host.createUser();
    const { cookie } = await signIn(email, testPassword);
    const foreign = await signIn(other.email, testPassword);
    await besiege(email);
    expect((await signIn(email, testPassword, { cookie: foreign.cookie ?? '' })).status).toBe(429);
    expect((await signIn(email, testPassword, { cookie: cookie ?? '' })).status).toBe(200);
  });

  test('a browser is known to every process of the installation', async () => {
    const { email } = await host.createUser();
    const { cookie } = await signIn(email, testPassword);
    const other = await host.startProcess();
    const guesses = Array.from({ length: 10 }, (_, guess) => signIn(email, `Guess-${guess}`, {}, other));
    expect((await Promise.all(guesses)).some(({ status }) => status === 429)).toBe(true);
    expect((await signIn(email, testPassword, {}, other)).status).toBe(429);
    expect((await signIn(email, testPassword, { cookie: cookie ?? '' }, other)).status).toBe(200);
  });

  test('lets its owner in anywhere after a reset by mail', async () => {
    const { email } = await host.createUser();
    await besiege(email);
    await postAccount(host, 'Forget', { email, FrontendUrl: 'https://tresen.test' }, fresh());
    const token = linkTo(host, email).searchParams.get('resttoken');
    const payload = { email, password: 'New!1234', ConfirmPassword: 'New!1234', token };
    const { headers } = await postAccount(host, 'Reset', payload, fresh());
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    expect((await signIn(email, 'New!1234', { cookie })).status).toBe(200);
  });

  test('a wrong password earns no proof', async () => {
    const { email } = await host.createUser();
    const unconfirmed = await host.createUser({ emailConfirmed: false });
    expect((await signIn(email, 'wrong')).cookie).toBe('');
    expect((await signIn(unconfirmed.email, testPassword)).cookie).toBe('');
  });

  test('its known network is slowed by its own guesses', async () => {
    const { email } = await host.createUser();
    const home = fresh();
    await signIn(email, testPassword, home);
    await besiege(email);
    const guesses = [];
    for (let guess = 0; guess < 12; guess += 1) guesses.push(await signIn(email, `Home-${guess}`, home));
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(8);
  });

  test('an account that does not exist waits just the same', async () => {
    await besiege(`${crypto.randomUUID()}@demo.example`);
  });
});

describe('spraying', () => {
  test(
    'one password at many accounts from one network is slowed, and their owners elsewhere are not',
    inFull,
    async () => {
      const users = await Promise.all(Array.from({ length: 30 }, () => host.createUser()));
      const attacker = fresh();
      const answers = [];
      for (const { email } of users) answers.push(await signIn(email, 'Summer2026!', attacker));
      expect(answers.filter(({ status }) => status === 400)).toHaveLength(15);
      expect(answers.at(-1)?.wait).toBe('1');
      for (const { email } of users.slice(0, 3)) expect((await signIn(email, testPassword)).status).toBe(200);
    },
  );

  test('one password at many accounts from as many networks is slowed', async () => {
    const answers = [];
    for (let guess = 0; guess < 45; guess += 1) {
      answers.push(await signIn(`${crypto.randomUUID()}@demo.example`, 'Winter2026!'));
    }
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(40);
    expect(answers.at(-1)?.status).toBe(429);
  });
});

describe('the sign-ins that an owner looks at', () => {
  test('hold address, browser, time, outcome, and the session of a good one', async () => {
    const { id, email } = await host.createUser();
    const from = { address: '203.0.113.9', userAgent: 'Test/1.0' };
    await signIn(email, 'wrong', from);
    await noted(id, 1);
    host.advance(1_000);
    await signIn(email, testPassword, from);
    const [session] = (await host.database.owner.query('select id from sessions where user_id = $1', [id]))
      .rows;
    const common = { address: '203.0.113.9', user_agent: 'Test/1.0' };
    expect(await notesOf(id)).toEqual([
      { ...common, outcome: 'wrongPassword', session_id: null, at: new Date(host.now() - 1_000) },
      { ...common, outcome: 'signedIn', session_id: session.id, at: new Date(host.now()) },
    ]);
  });

  test.each([
    ['disabled', { disabled: true }, 'disabled'],
    ['unconfirmed', { emailConfirmed: false }, 'unconfirmed'],
  ])('say that somebody %s knew the password', async (_who, user, outcome) => {
    const { id, email } = await host.createUser(user);
    await signIn(email, testPassword);
    await noted(id, 1);
    expect((await notesOf(id))[0]).toMatchObject({ outcome, session_id: null });
  });

  test('know nothing of accounts that do not exist', async () => {
    const count = async () => (await host.database.owner.query('select from sign_ins')).rowCount;
    const { id, email } = await host.createUser();
    const before = await count();
    await signIn('nobody@demo.example', 'wrong');
    await signIn(email, 'wrong');
    await noted(id, 1);
    expect(await count()).toBe((before ?? 0) + 1);
  });

  test('a storm of guesses over hours makes few rows', inFull, async () => {
    const { id, email } = await host.createUser();
    for (let guess = 0; guess < 60; guess += 1) {
      expect((await signIn(email, `Guess-${guess}`)).status).toBe(400);
      host.advance(61_000);
    }
    await noted(id, 20);
  });

  test('the answer does not wait for the note', async () => {
    const { id, email } = await host.createUser();
    const client = await host.database.owner.connect();
    try {
      await client.query('begin; lock table sign_ins in access exclusive mode');
      expect((await signIn(email, 'wrong')).status).toBe(400);
    } finally {
      await client.query('rollback');
      client.release();
    }
    await noted(id, 1);
  });

  test('somebody who is removed meanwhile does not take the notes of others along', async () => {
    const [gone, stays] = [await host.createUser(), await host.createUser()];
    const client = await host.database.owner.connect();
    try {
      await client.query('begin; lock table sign_ins in access exclusive mode');
      await signIn(stays.email, 'wrong');
      await signIn(gone.email, 'wrong');
      await signIn(stays.email, 'wrong again');
      await client.query('delete from users where id = $1', [gone.id]);
      await client.query('commit');
    } finally {
      client.release();
    }
    await noted(stays.id, 2);
  });

  test('a sign-in that cannot be noted opens no session', async () => {
    const { id, email } = await host.createUser();
    await host.database.owner.query(
      `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`,
    );
    await host.database.owner.query(
      'create trigger refuse before insert on sign_ins for each row execute function refuse()',
    );
    expect((await signIn(email, testPassword)).status).toBe(500);
    await host.database.owner.query('drop trigger refuse on sign_ins');
    const { rowCount } = await host.database.owner.query('select from sessions where user_id = $1', [id]);
    expect(rowCount).toBe(0);
  });
});

describe('a password from an older system', () => {
  beforeAll(hashAsUsual);
  afterAll(hashCheaply);
  const storedHash = async (id: string): Promise<string> =>
    (await host.database.owner.query('select password_hash from credentials where user_id = $1', [id]))
      .rows[0].password_hash;
  const store = (id: string, text: string) =>
    host.database.owner.query('update credentials set password_hash = $2 where user_id = $1', [id, text]);

  test('IDN-09: is hashed anew at the next sign-in, and works as before', async () => {
    const { id, email } = await host.createUser();
    await store(id, await hash('abcd', { memoryCost: 8_192, timeCost: 1, parallelism: 1 }));
    const before = await storedHash(id);
    expect((await signIn(email, 'abcx')).status).toBe(400);
    expect(await storedHash(id)).toBe(before);
    expect((await signIn(email, 'abcd')).status).toBe(200);
    expect(await storedHash(id)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const after = await storedHash(id);
    expect((await signIn(email, 'abcd')).status).toBe(200);
    expect(await storedHash(id)).toBe(after);
  });

  test.each(['', 'x', '$2b$10$abcdefghijklmnopqrstuv', '$argon2id$v=19$m=19456,t=2,p=1$broken'])(
    'a stored text that is no hash of ours, %j, fits no password',
    async (text) => {
      const { id, email } = await host.createUser();
      await store(id, text);
      expect((await signIn(email, testPassword)).status).toBe(400);
    },
  );
});

test('neither people nor passwords are logged', () => {
  expect(host.logged.join('\n')).not.toMatch(/demo\.example|Guess-|Summer2026|Olga|argon2/);
});
