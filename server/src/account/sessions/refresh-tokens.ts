import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Vault } from '../../kit/secrets/index.ts';

/**
 * 96 characters: 32 secret bytes, the session id, how many tokens of the session came before, when it was made (seconds
 * since 1970), and a proof that we made all of it. The proof refuses guesses without a query, and tells a token that is
 * over (its row is gone) from one that never was, so that a reuse is noticed after years without keeping years of rows.
 * The count tells one that is over from one that is newer than a database that was put back (decision 43).
 */
export interface RefreshToken {
  readonly text: string;
  readonly sessionId: string;
  /** What the database keeps of it. */
  readonly hash: Buffer;
  readonly generation: number;
  /** Milliseconds since 1970, whole seconds; 0 for one of the form before, which counted nothing. */
  readonly issuedAt: number;
}

export interface RefreshTokens {
  /** The first token of a session: random, or derived from the device code that earned it. */
  first(session: { readonly id: string; readonly createdAt: number }, seed?: Uint8Array): RefreshToken;
  /** The one successor of a token (contract 8): whoever asks, and in which process, gets the same for the same moment. */
  successorOf(token: RefreshToken, issuedAt: number): RefreshToken;
  /** Undefined when the text is no token of ours. */
  read(text: string): RefreshToken | undefined;
}

const secretBytes = 32;
const idBytes = 16;
const countBytes = 4;
const proofBytes = 16;
// The form before had neither count nor time.
const form = /^(?:[\w-]{96}|[\w-]{86})$/;
const oldLength = 86;

interface Content {
  readonly secret: Uint8Array;
  readonly sessionId: string;
  readonly generation: number;
  readonly issuedAt: number;
}

export const createRefreshTokens = (vault: Pick<Vault, 'keyedHash'>): RefreshTokens => {
  /** What its row and its successor follow from; when it was made is not part of it. */
  const bodyOf = ({ secret, sessionId, generation, issuedAt }: Content): Buffer =>
    Buffer.concat([secret, bytesOfId(sessionId), ...(issuedAt === 0 ? [] : [fourBytes(generation)])]);
  const make = (content: Content): RefreshToken => {
    const { sessionId, generation } = content;
    const seconds = Math.floor(content.issuedAt / 1_000);
    const body = bodyOf(content);
    const whole = seconds === 0 ? body : Buffer.concat([body, fourBytes(seconds)]);
    const proof = vault.keyedHash('refresh-token-proof', whole).subarray(0, proofBytes);
    return {
      text: Buffer.concat([whole, proof]).toString('base64url'),
      sessionId,
      hash: vault.keyedHash('refresh-token-lookup', body),
      generation,
      issuedAt: seconds * 1_000,
    };
  };
  return {
    first: ({ id, createdAt }, seed) =>
      make({
        secret: seed ? vault.keyedHash('refresh-token-first', seed) : randomBytes(secretBytes),
        sessionId: id,
        generation: 0,
        issuedAt: createdAt,
      }),
    successorOf: ({ text, sessionId, generation }, issuedAt) => {
      const bytes = Buffer.from(text, 'base64url');
      const seed = text.length === oldLength ? Buffer.from(text) : bodyOf(contentOf(bytes));
      const secret = vault.keyedHash('refresh-token-successor', seed);
      return make({ secret, sessionId, generation: generation + 1, issuedAt });
    },
    read: (text) => {
      if (!form.test(text)) return undefined;
      const token = make(contentOf(Buffer.from(text, 'base64url')));
      const isOurs =
        token.text.length === text.length && timingSafeEqual(Buffer.from(token.text), Buffer.from(text));
      return isOurs ? token : undefined;
    },
  };
};

function bytesOfId(id: string): Buffer {
  return Buffer.from(id.replaceAll('-', ''), 'hex');
}

function fourBytes(value: number): Buffer {
  const bytes = Buffer.alloc(countBytes);
  bytes.writeUInt32BE(value);
  return bytes;
}

function contentOf(bytes: Buffer): Content {
  const idAt = secretBytes;
  const countAt = idAt + idBytes;
  const isCounted = bytes.length > countAt + proofBytes;
  return {
    secret: bytes.subarray(0, idAt),
    sessionId: idOfBytes(bytes.subarray(idAt, countAt)),
    generation: isCounted ? bytes.readUInt32BE(countAt) : 0,
    issuedAt: isCounted ? bytes.readUInt32BE(countAt + countBytes) * 1_000 : 0,
  };
}

function idOfBytes(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
