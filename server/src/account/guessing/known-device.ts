import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { KeyedHash, Vault } from '../../kit/secrets/index.ts';

/**
 * What a browser keeps to show later that this account was signed in from it before: a cookie of its own for each
 * account. It opens nothing; it only spares its owner the waiting that strangers have caused.
 */
export interface KnownDevices {
  /** The header that gives the browser its proof. */
  cookieFor(userId: string): string;
  /** The id of the browser that proves itself for this account; undefined when it does not. */
  deviceOf(cookies: string | undefined, userId: string): string | undefined;
}

const life = 400 * 24 * 60 * 60; // seconds; browsers keep no cookie longer
const idBytes = 16;
const proofBytes = 16;
const purpose = 'known-device';

/** @param isSecure whether the browser may send it over HTTPS only */
export const createKnownDevices = (
  { keyedHash, keyedHashes }: Pick<Vault, 'keyedHash' | 'keyedHashes'>,
  isSecure: boolean,
): KnownDevices => ({
  cookieFor: (userId) => {
    const id = randomBytes(idBytes);
    const value = Buffer.concat([id, proofOf(keyedHash, userId, id)]).toString('base64url');
    const attributes = `Path=/connect/token; Max-Age=${life}; HttpOnly; SameSite=Strict`;
    return `${nameOf(keyedHash, userId)}=${value}; ${attributes}${isSecure ? '; Secure' : ''}`;
  },
  deviceOf: (cookies, userId) => {
    for (const hash of keyedHashes) {
      const bytes = Buffer.from(cookieOf(cookies, nameOf(hash, userId)), 'base64url');
      const id = bytes.subarray(0, idBytes);
      const isWhole = bytes.length === idBytes + proofBytes;
      if (isWhole && timingSafeEqual(proofOf(hash, userId, id), bytes.subarray(idBytes)))
        return id.toString('hex');
    }
    return undefined;
  },
});

function proofOf(hash: KeyedHash, userId: string, id: Uint8Array): Buffer {
  return hash(purpose, Buffer.from(userId), id).subarray(0, proofBytes);
}

function nameOf(hash: KeyedHash, userId: string): string {
  return `tresen-known-${hash('known-device-name', Buffer.from(userId)).toString('hex', 0, 6)}`;
}

/** The value of a cookie; empty when there is none of this name. */
function cookieOf(cookies: string | undefined, name: string): string {
  return (
    cookies
      ?.split(';')
      .map((cookie) => cookie.trim())
      .find((cookie) => cookie.startsWith(`${name}=`))
      ?.slice(name.length + 1) ?? ''
  );
}
