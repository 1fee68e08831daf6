import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushDevice } from '@tresen/domain/content/push';
import { importJWK, SignJWT } from 'jose';

/** A pair of keys of P-256: an uncompressed point and its number, base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const recordSize = 4_096;
/** A token is signed for each message and lives no longer than it needs to. */
const tokenMs = 3_600_000;

export const newPushKeys = (): PushKeys => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // Leading zeros of the number are not written.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
};

/** What makes two messages differ; the example of the RFC gives its own. */
interface Ephemeral {
  readonly privateKey: Buffer;
  readonly salt: Buffer;
}

/** Encrypts a message for one browser, so that its push service cannot read it (RFC 8291, aes128gcm of RFC 8188). */
export const encryptPush = (
  text: string,
  { publicKey, authSecret }: Pick<PushDevice, 'publicKey' | 'authSecret'>,
  ephemeral?: Ephemeral,
): Buffer => {
  const pair = createECDH('prime256v1');
  if (ephemeral) pair.setPrivateKey(ephemeral.privateKey);
  else pair.generateKeys();
  const salt = ephemeral?.salt ?? randomBytes(16);
  const theirs = Buffer.from(publicKey, 'base64url');
  const { key, nonce } = pushSecrets(pair.computeSecret(theirs), {
    theirs,
    ours: pair.getPublicKey(),
    salt,
    authSecret: Buffer.from(authSecret, 'base64url'),
  });
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // The byte behind the text marks the last record, without padding.
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.update(Buffer.of(2)), cipher.final()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordSize);
  const ours = pair.getPublicKey();
  return Buffer.concat([salt, size, Buffer.of(ours.length), ours, sealed, cipher.getAuthTag()]);
};

interface Agreement {
  readonly theirs: Buffer;
  readonly ours: Buffer;
  readonly salt: Buffer;
  readonly authSecret: Buffer;
}

/** Key and nonce of a message (RFC 8291, 3.4): of the browser's and the server's halves, whichever side reckons. */
export const pushSecrets = (shared: Buffer, { theirs, ours, salt, authSecret }: Agreement) => {
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const start = Buffer.from(hkdfSync('sha256', shared, authSecret, info, 32));
  const derive = (label: string, length: number) =>
    Buffer.from(hkdfSync('sha256', start, salt, Buffer.from(`Content-Encoding: ${label}\0`), length));
  return { key: derive('aes128gcm', 16), nonce: derive('nonce', 12) };
};

/**
 * Says to a push service who sends (RFC 8292).
 * @param contact where the service finds us; left out where that is no https address
 */
export const pushAuthorization = async (
  endpoint: string,
  { publicKey, privateKey }: PushKeys,
  contact: string,
  now: number,
): Promise<string> => {
  const point = Buffer.from(publicKey, 'base64url');
  const key = await importJWK(
    {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
      d: privateKey,
    },
    'ES256',
  );
  const subject = contact.startsWith('https:') ? { sub: contact } : {};
  const token = await new SignJWT(subject)
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(new URL(endpoint).origin)
    .setIssuedAt(new Date(now))
    .setExpirationTime(new Date(now + tokenMs))
    .sign(key);
  return `vapid t=${token}, k=${publicKey}`;
};
