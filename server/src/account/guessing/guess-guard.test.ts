import { beforeEach, describe, expect, test } from 'vitest';
import { createVault } from '../../kit/secrets/index.ts';
import { createGuessGuard, createKnownDevices, type Guess, type GuessGuard } from './index.ts';

let time: number;
let guard: GuessGuard;
beforeEach(() => {
  time = 1_000_000;
  guard = createGuessGuard(() => time);
});

let count = 0;
const unique = (): string => {
  count += 1;
  return String(count);
};
const guess = (given: Partial<Guess> = {}): Guess => ({
  email: `${unique()}@x.example`,
  password: unique(),
  network: unique(),
  knownBy: undefined,
  ...given,
});
const failTimes = (times: number, make: () => Guess): void => {
  for (let time = 0; time < times; time += 1) guard.fail(make());
};

describe('stuffing: many networks, one account', () => {
  const email = 'olga@x.example';

  test('strangers wait together, wherever they come from', () => {
    failTimes(8, () => guess({ email }));
    expect(guard.waitOf(guess({ email }))).toBe(1_000);
    expect(guard.isGuessed(email)).toBe(true);
    expect(guard.waitOf(guess())).toBe(0);
  });

  test.each([
    ['a known browser', { knownBy: 'device', device: 'd' }],
    ['a known network', { knownBy: 'network', network: 'home' }],
  ] as const)('%s passes beside them, and waits only for its own failures', (_who, owner) => {
    failTimes(50, () => guess({ email }));
    expect(guard.waitOf(guess({ email, ...owner }))).toBe(0);
    failTimes(8, () => guess({ email, ...owner }));
    expect(guard.waitOf(guess({ email, ...owner }))).toBe(1_000);
  });

  test('the owner’s mistakes at a known place do not slow anybody else, nor does the owner’s success spare strangers', () => {
    const owner = { email, knownBy: 'device', device: 'd' } as const;
    failTimes(8, () => guess(owner));
    expect(guard.waitOf(guess({ email }))).toBe(0);
    failTimes(8, () => guess({ email }));
    guard.succeed(guess(owner));
    expect(guard.waitOf(guess({ email }))).toBe(1_000);
    expect(guard.waitOf(guess(owner))).toBe(0);
  });
});

describe('spraying: one network, many accounts', () => {
  test('fifteen accounts of a network are enough to make it wait', () => {
    failTimes(14, () => guess({ network: 'n' }));
    expect(guard.waitOf(guess({ network: 'n' }))).toBe(0);
    failTimes(1, () => guess({ network: 'n' }));
    expect(guard.waitOf(guess({ network: 'n' }))).toBe(1_000);
    expect(guard.waitOf(guess({ network: 'n', knownBy: 'network' }))).toBe(1_000);
    expect(guard.waitOf(guess({ network: 'n', knownBy: 'device', device: 'd' }))).toBe(0);
    expect(guard.waitOf(guess())).toBe(0);
  });

  test('a shop where a few people mistype again and again goes on', () => {
    const people = ['a@x.example', 'b@x.example', 'c@x.example', 'd@x.example', 'e@x.example'];
    for (const email of people) failTimes(7, () => guess({ network: 'n', email }));
    expect(guard.waitOf(guess({ network: 'n' }))).toBe(0);
  });

  test('one account that is signed in to does not buy a network further guesses at others', () => {
    failTimes(15, () => guess({ network: 'n' }));
    guard.succeed(guess({ network: 'n' }));
    expect(guard.waitOf(guess({ network: 'n' }))).toBe(1_000);
  });
});

describe('spraying: many networks, many accounts, one password', () => {
  test('a password that fails at forty accounts makes strangers wait', () => {
    failTimes(40, () => guess({ password: 'Summer2026!' }));
    expect(guard.waitOf(guess({ password: 'Summer2026!' }))).toBe(1_000);
    expect(guard.waitOf(guess({ password: 'Summer2026!', knownBy: 'device', device: 'd' }))).toBe(0);
    expect(guard.waitOf(guess())).toBe(0);
  });

  test('one person who tries the same wrong password again and again is not a spray', () => {
    failTimes(100, () => guess({ password: 'Summer2026!', email: 'olga@x.example' }));
    expect(guard.waitOf(guess({ password: 'Summer2026!' }))).toBe(0);
  });
});

test('nobody ever waits longer than a minute, and a quiet quarter of an hour forgets', () => {
  failTimes(500, () => guess({ email: 'a@x.example', network: 'n', password: 'p' }));
  expect(guard.waitOf(guess({ email: 'a@x.example', network: 'n', password: 'p' }))).toBe(60_000);
  time += 15 * 60_000;
  expect(guard.waitOf(guess({ email: 'a@x.example', network: 'n', password: 'p' }))).toBe(0);
});

describe('a browser that proves itself', () => {
  const devices = createKnownDevices(createVault(Buffer.alloc(32, 1)), true);
  const [olga, marek] = [crypto.randomUUID(), crypto.randomUUID()];
  const sent = (cookie: string): string => cookie.split(';')[0] ?? '';

  test('is known for the account that it was signed in to, and for no other', () => {
    const cookie = devices.cookieFor(olga);
    expect(devices.deviceOf(`a=b; ${sent(cookie)}; c=d`, olga)).toMatch(/^[0-9a-f]{32}$/);
    expect(devices.deviceOf(sent(cookie), marek)).toBeUndefined();
    const renamed = sent(devices.cookieFor(marek)).replace(/=.*/, sent(cookie).replace(/^[^=]*/, ''));
    expect(devices.deviceOf(renamed, marek)).toBeUndefined();
  });

  test('keeps proofs of several people beside each other', () => {
    const both = `${sent(devices.cookieFor(olga))}; ${sent(devices.cookieFor(marek))}`;
    expect(devices.deviceOf(both, olga)).toBeDefined();
    expect(devices.deviceOf(both, marek)).toBeDefined();
  });

  test('no script and no other site sees the proof, and it says nothing about whose it is', () => {
    const cookie = devices.cookieFor(olga);
    expect(cookie).toMatch(/; Path=\/connect\/token; Max-Age=\d+; HttpOnly; SameSite=Strict; Secure$/);
    expect(cookie).not.toContain(olga);
  });

  test('an invented, altered or foreign proof is none', () => {
    const [name, value = ''] = sent(devices.cookieFor(olga)).split('=');
    const altered = `${value.slice(0, 20)}${value[20] === 'A' ? 'B' : 'A'}${value.slice(21)}`;
    const elsewhere = createKnownDevices(createVault(Buffer.alloc(32, 2)), true).cookieFor(olga);
    for (const cookies of [undefined, '', `${name}=`, `${name}=${altered}`, `${name}=x`, sent(elsewhere)]) {
      expect(devices.deviceOf(cookies, olga)).toBeUndefined();
    }
  });
});
