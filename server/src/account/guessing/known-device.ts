import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Vault } from '../../kit/secrets/index.ts';

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
export const createKnownDevices = (vault: Vault, isSecure: boolean): KnownDevices => {
  const nameOf = (userId: string): string =>
    `tresen-known-${vault.keyedHash('known-device-name', Buffer.from(userId)).toString('hex', 0, 6)}`;
  const proofOf = (userId: string, id: Uint8Array): Buffer =>
    vault.keyedHash(purpose, Buffer.from(userId), id).subarray(0, proofBytes);
  return {
    cookieFor: (userId) => {
      const id = randomBytes(idBytes);
      const value = Buffer.concat([id, proofOf(userId, id)]).toString('base64url');
      const attributes = `Path=/connect/token; Max-Age=${life}; HttpOnly; SameSite=Strict`;
      return `${nameOf(userId)}=${value}; ${attributes}${isSecure ? '; Secure' : ''}`;
    },
    deviceOf: (cookies, userId) => {
      const name = `${nameOf(userId)}=`;
      const text = cookies
        ?.split(';')
        .map((cookie) => cookie.trim())
        .find((cookie) => cookie.startsWith(name))
        ?.slice(name.length);
      const bytes = Buffer.from(text ?? '', 'base64url');
      if (bytes.length !== idBytes + proofBytes) return undefined;
      const id = bytes.subarray(0, idBytes);
      return timingSafeEqual(proofOf(userId, id), bytes.subarray(idBytes)) ? id.toString('hex') : undefined;
    },
  };
};
