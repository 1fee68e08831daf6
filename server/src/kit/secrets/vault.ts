import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const version = 1;
const nonceBytes = 12;
const tagBytes = 16;
const headBytes = 1 + nonceBytes + tagBytes;

/** HMAC-SHA-256 over the parts: 32 bytes that only one secret can produce. */
export type KeyedHash = (purpose: string, ...parts: readonly Uint8Array[]) => Buffer;

/**
 * What the secret of the configuration is good for. Each purpose has a key of its own, so a value sealed or hashed for
 * one purpose means nothing for another. While the secret is being changed there are two: the present one makes
 * whatever is made, what either has made is good.
 */
export interface Vault {
  /** Encrypts with AES-256-GCM for storage at rest, under the present secret. */
  seal(purpose: string, plain: Uint8Array): Buffer;
  /** @throws when the text was sealed for another purpose, under another secret than these, or was altered */
  unseal(purpose: string, sealed: Uint8Array): Buffer;
  /**
   * The same value sealed under the present secret; undefined when it is already.
   * @throws as `unseal`
   */
  reseal(purpose: string, sealed: Uint8Array): Buffer | undefined;
  /** By the present secret. */
  readonly keyedHash: KeyedHash;
  /** One for each secret, that of the present one first: what is recognised by its hash is one of theirs. */
  readonly keyedHashes: readonly [KeyedHash, ...KeyedHash[]];
}

interface OneSecret {
  readonly seal: Vault['seal'];
  readonly unseal: Vault['unseal'];
  readonly keyedHash: KeyedHash;
}

/** @param previous the secret before, while what it has made is still around */
export const createVault = (secret: Uint8Array, previous?: Uint8Array): Vault => {
  const present = createOne(secret);
  const before = previous && createOne(previous);
  const unsealByEither: Vault['unseal'] = before
    ? (purpose, sealed) => tryToOpen(present, purpose, sealed) ?? before.unseal(purpose, sealed)
    : present.unseal;
  return {
    seal: present.seal,
    unseal: unsealByEither,
    reseal: (purpose, sealed) =>
      tryToOpen(present, purpose, sealed)
        ? undefined
        : present.seal(purpose, unsealByEither(purpose, sealed)),
    keyedHash: present.keyedHash,
    keyedHashes: [present.keyedHash, ...(before ? [before.keyedHash] : [])],
  };
};

/** Derives every key from the secret with HKDF-SHA-256, once per purpose. */
function createOne(secret: Uint8Array): OneSecret {
  if (secret.length < 32) throw new Error('the secret needs 32 bytes or more');
  const keys = new Map<string, Buffer>();
  const keyOf = (use: string, purpose: string): Buffer => {
    const info = `tresen/${use}/${purpose}`;
    const known = keys.get(info);
    if (known) return known;
    const key = Buffer.from(hkdfSync('sha256', secret, '', info, 32));
    keys.set(info, key);
    return key;
  };
  return {
    seal: (purpose, plain) => encrypt(keyOf('seal', purpose), purpose, plain),
    unseal: (purpose, sealed) => decrypt(keyOf('seal', purpose), purpose, sealed),
    keyedHash: (purpose, ...parts) => {
      const hmac = createHmac('sha256', keyOf('hash', purpose));
      for (const part of parts) hmac.update(part);
      return hmac.digest();
    },
  };
}

function encrypt(key: Buffer, purpose: string, plain: Uint8Array): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(purpose));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([Buffer.of(version), nonce, cipher.getAuthTag(), body]);
}

function decrypt(key: Buffer, purpose: string, sealed: Uint8Array): Buffer {
  const bytes = Buffer.from(sealed);
  if (bytes.length < headBytes || bytes[0] !== version) throw new Error('not a sealed value');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(1, 1 + nonceBytes), {
    authTagLength: tagBytes,
  })
    .setAAD(Buffer.from(purpose))
    .setAuthTag(bytes.subarray(1 + nonceBytes, headBytes));
  return Buffer.concat([decipher.update(bytes.subarray(headBytes)), decipher.final()]);
}

/** @returns undefined when it was not sealed under this secret */
function tryToOpen(one: OneSecret, purpose: string, sealed: Uint8Array): Buffer | undefined {
  try {
    return one.unseal(purpose, sealed);
  } catch {
    return undefined;
  }
}
