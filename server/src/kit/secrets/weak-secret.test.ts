import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { isWeakSecret } from './index.ts';

test.each([
  'x'.repeat(32),
  'x'.repeat(500),
  'abcd'.repeat(20),
  'Kx7!pQ2z'.repeat(8),
  '01234567890123456789012345678901',
  '98765432109876543210987654321098',
  'abcdefghijklmnopqrstuvwxyz0123456789',
  'passwordpasswordpasswordpassword1',
  'Passwort-Passwort-Passwort-2026!',
  'please-change-this-secret-to-something',
  'CHANGE_ME_CHANGE_ME_CHANGE_ME_CHANGE_ME',
  'a very long secret for the server',
  'ThisIsAVeryLongSecretForTresen2026',
  'supersecretkeysupersecretkey1234567890',
  'qwertzuiopasdfghjklyxcvbnm1234567890',
  '00000000-0000-0000-0000-000000000000',
  '11111111222222223333333344444444',
  `${' '.repeat(31)}x`,
])('%j is weak', (secret) => expect(isWeakSecret(secret)).toBe(true));

test.each(['hex', 'base64', 'base64url'] as const)('what a machine chose, in %s, never is', (encoding) => {
  for (let count = 0; count < 2_000; count += 1) {
    const secret = randomBytes(encoding === 'hex' ? 16 : 24).toString(encoding);
    expect({ secret, isWeak: isWeakSecret(secret) }).toEqual({ secret, isWeak: false });
  }
});

test('a long sentence of many words is enough', () =>
  expect(
    isWeakSecret('elf muntere igel tragen abends blaue regenschirme durch das nasse moor bei husum'),
  ).toBe(false));
