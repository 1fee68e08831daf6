import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Vault } from '../../kit/secrets/index.ts';

/**
 * 86 characters: 32 secret bytes, the session id, and a proof that we made the two. The proof refuses guesses
 * without a query, and tells a token that is over (its row is gone) from one that never was, so that a reuse is
 * noticed after years without keeping years of rows.
 */
export interface RefreshToken {
  readonly text: string;
  readonly sessionId: string;
  /** What the database keeps of it. */
  readonly hash: Buffer;
}

export interface RefreshTokens {
  /** The first token of a session: random, or derived from the device code that earned it. */
  first(sessionId: string, seed?: Uint8Array): RefreshToken;
  /** The one successor of a token (contract 8): whoever asks, and in which process, gets the same. */
  successorOf(token: RefreshToken): RefreshToken;
  /** Undefined when the text is no token of ours. */
  read(text: string): RefreshToken | undefined;
}

const secretBytes = 32;
const idBytes = 16;
const proofBytes = 16;
const form = /^[\w-]{86}$/;

const bytesOfId = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');
const idOfBytes = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

export const createRefreshTokens = (vault: Pick<Vault, 'keyedHash'>): RefreshTokens => {
  const make = (secret: Uint8Array, sessionId: string): RefreshToken => {
    const body = Buffer.concat([secret, bytesOfId(sessionId)]);
    const proof = vault.keyedHash('refresh-token-proof', body).subarray(0, proofBytes);
    return {
      text: Buffer.concat([body, proof]).toString('base64url'),
      sessionId,
      hash: vault.keyedHash('refresh-token-lookup', body),
    };
  };
  return {
    first: (sessionId, seed) =>
      make(seed ? vault.keyedHash('refresh-token-first', seed) : randomBytes(secretBytes), sessionId),
    successorOf: ({ text, sessionId }) =>
      make(vault.keyedHash('refresh-token-successor', Buffer.from(text)), sessionId),
    read: (text) => {
      if (!form.test(text)) return undefined;
      const bytes = Buffer.from(text, 'base64url');
      const token = make(
        bytes.subarray(0, secretBytes),
        idOfBytes(bytes.subarray(secretBytes, secretBytes + idBytes)),
      );
      const isOurs =
        token.text.length === text.length && timingSafeEqual(Buffer.from(token.text), Buffer.from(text));
      return isOurs ? token : undefined;
    },
  };
};
