import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const version = 1;
const nonceBytes = 12;
const tagBytes = 16;
const headBytes = 1 + nonceBytes + tagBytes;

/**
 * What the one secret of the configuration is good for. Each purpose has a key of its own, so a value sealed
 * or hashed for one purpose means nothing for another.
 */
export interface Vault {
  /** Encrypts with AES-256-GCM for storage at rest. */
  seal(purpose: string, plain: Uint8Array): Buffer;
  /** @throws when the text was sealed for another purpose, under another secret, or was altered */
  unseal(purpose: string, sealed: Uint8Array): Buffer;
  /** HMAC-SHA-256 over the parts: 32 bytes that only this secret can produce. */
  keyedHash(purpose: string, ...parts: readonly Uint8Array[]): Buffer;
}

const encrypt = (key: Buffer, purpose: string, plain: Uint8Array): Buffer => {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(purpose));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([Buffer.of(version), nonce, cipher.getAuthTag(), body]);
};

const decrypt = (key: Buffer, purpose: string, sealed: Uint8Array): Buffer => {
  const bytes = Buffer.from(sealed);
  if (bytes.length < headBytes || bytes[0] !== version) throw new Error('not a sealed value');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(1, 1 + nonceBytes), {
    authTagLength: tagBytes,
  })
    .setAAD(Buffer.from(purpose))
    .setAuthTag(bytes.subarray(1 + nonceBytes, headBytes));
  return Buffer.concat([decipher.update(bytes.subarray(headBytes)), decipher.final()]);
};

/** Derives every key from the secret with HKDF-SHA-256, once per purpose. */
export const createVault = (secret: Uint8Array): Vault => {
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
};
