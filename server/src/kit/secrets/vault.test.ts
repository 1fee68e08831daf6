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

test('while the secret is changed, what either has sealed is opened, and only the present one seals', () => {
  const both = createVault(Buffer.alloc(32, 2), Buffer.alloc(32, 1));
  for (const by of [vault, other, both]) expect(both.unseal('keys', by.seal('keys', plain))).toEqual(plain);
  expect(other.unseal('keys', both.seal('keys', plain))).toEqual(plain);
  expect(() => vault.unseal('keys', both.seal('keys', plain))).toThrow();
  expect(() => both.unseal('pins', vault.seal('keys', plain))).toThrow();
  expect(() => both.unseal('keys', createVault(Buffer.alloc(32, 3)).seal('keys', plain))).toThrow();
});

test('what the secret before has sealed is sealed anew, what the present one has sealed is left alone', () => {
  const both = createVault(Buffer.alloc(32, 2), Buffer.alloc(32, 1));
  const anew = both.reseal('keys', vault.seal('keys', plain));
  expect(anew && other.unseal('keys', anew)).toEqual(plain);
  expect(both.reseal('keys', other.seal('keys', plain))).toBeUndefined();
  expect(() => both.reseal('keys', createVault(Buffer.alloc(32, 3)).seal('keys', plain))).toThrow();
});

test('hashes of both secrets are known, that of the present one first', () => {
  const both = createVault(Buffer.alloc(32, 2), Buffer.alloc(32, 1));
  const part = Buffer.from('abc');
  expect(both.keyedHash('codes', part)).toEqual(other.keyedHash('codes', part));
  expect(both.keyedHashes.map((hash) => hash('codes', part))).toEqual([
    other.keyedHash('codes', part),
    vault.keyedHash('codes', part),
  ]);
  expect(vault.keyedHashes).toHaveLength(1);
});
