import { expect, test } from 'vitest';
import { createVault } from './index.ts';

const vault = createVault(Buffer.alloc(32, 1));
const other = createVault(Buffer.alloc(32, 2));
const plain = Buffer.from('a private key');

test('what was sealed can be unsealed, and never looks the same twice', () => {
  const sealed = vault.seal('keys', plain);
  expect(vault.unseal('keys', sealed)).toEqual(plain);
  expect(vault.seal('keys', plain)).not.toEqual(sealed);
  expect(sealed.includes(plain)).toBe(false);
});

test('another secret, another purpose or an altered byte opens nothing', () => {
  const sealed = vault.seal('keys', plain);
  expect(() => other.unseal('keys', sealed)).toThrow();
  expect(() => vault.unseal('pins', sealed)).toThrow();
  for (const place of [0, 1, 13, sealed.length - 1]) {
    const altered = Buffer.from(sealed);
    altered[place] = (altered[place] ?? 0) ^ 1;
    expect(() => vault.unseal('keys', altered)).toThrow();
  }
  expect(() => vault.unseal('keys', sealed.subarray(0, 20))).toThrow();
});

test('a keyed hash is the same for the same secret, purpose and parts, and only then', () => {
  const hash = vault.keyedHash('tokens', Buffer.from('ab'), Buffer.from('c'));
  expect(hash).toHaveLength(32);
  expect(createVault(Buffer.alloc(32, 1)).keyedHash('tokens', Buffer.from('abc'))).toEqual(hash);
  expect(other.keyedHash('tokens', Buffer.from('abc'))).not.toEqual(hash);
  expect(vault.keyedHash('codes', Buffer.from('abc'))).not.toEqual(hash);
});

test('a secret of less than 32 bytes is refused', () => {
  expect(() => createVault(Buffer.alloc(31))).toThrow('32 bytes');
});
