import { hash, randomBytes } from 'node:crypto';
import type { Tx } from '../../kit/db/pools.ts';
import {
  endMailTokens,
  findMailToken,
  insertMailToken,
  type MailPurpose,
  type MailTokenClaim,
  type MailTokenHolder,
  type MailTokenState,
  markMailTokenUsed,
  readMailTokensSince,
} from './mail-tokens.store.ts';

const hour = 60 * 60_000;

/** Milliseconds for which the link of a mail works. */
export const mailTokenLife: Readonly<Record<MailPurpose, number>> = {
  confirmEmail: 48 * hour,
  resetPassword: hour,
};

const mailsPerHour = 3;
const form = /^[\w-]{43}$/;

/** What comes back by a link. The address, in small letters, must be the one that the mail went to. */
export interface MailLink {
  readonly purpose: MailPurpose;
  readonly email: string;
  readonly token: string;
}

/**
 * Makes the token of a mail's link: 32 random bytes as text, of which only a hash is kept. It is good once, for this
 * purpose, user and address; the earlier ones of the user and purpose end. Runs in the system role.
 */
export const issueMailToken = async (tx: Tx, holder: MailTokenHolder, now: number): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  const at = new Date(now);
  const expiresAt = new Date(now + mailTokenLife[holder.purpose]);
  await endMailTokens(tx, holder, at);
  await insertMailToken(tx, { ...holder, hash: hashOf(token), at, expiresAt });
  return token;
};

/**
 * Spends a token: of two who try at once, one wins. Runs in the system role.
 * @returns the user's id, or undefined when the pair is not valid (any more)
 */
export const spendMailToken = async (tx: Tx, given: MailLink, now: number): Promise<string | undefined> => {
  const claim = claimOf(given);
  return claim && markMailTokenUsed(tx, claim, new Date(now));
};

/** Whose token it is or was, spent ones included: to recognise a second click, and for nothing else. */
export const recallMailToken = async (tx: Tx, given: MailLink): Promise<string | undefined> => {
  const claim = claimOf(given);
  return claim && (await findMailToken(tx, claim))?.userId;
};

/** Whether the token could be spent now. */
export const isMailTokenOpen = async (tx: Tx, given: MailLink, now: number): Promise<boolean> => {
  const claim = claimOf(given);
  const token = claim && (await findMailToken(tx, claim));
  return token !== undefined && isOpen(token, now);
};

/**
 * Whether one more mail may go to the user: `send`, `enough` when some went within the hour and the last one's link
 * still works, or the milliseconds to wait.
 */
export const mayMail = async (
  tx: Tx,
  holder: Pick<MailTokenHolder, 'purpose' | 'userId'>,
  now: number,
): Promise<'send' | 'enough' | number> => {
  const recent = await readMailTokensSince(tx, holder, new Date(now - hour));
  const first = recent.at(-mailsPerHour);
  if (!first) return 'send';
  if (recent.some((token) => isOpen(token, now))) return 'enough';
  return first.createdAt.getTime() + hour - now;
};

// A plain hash suffices: nobody guesses 256 random bits, and the lookup of a guess tells nothing about the next.
function hashOf(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

function claimOf({ purpose, email, token }: MailLink): MailTokenClaim | undefined {
  return form.test(token) ? { purpose, email, hash: hashOf(token) } : undefined;
}

function isOpen({ usedAt, expiresAt }: MailTokenState, now: number): boolean {
  return usedAt === null && expiresAt.getTime() > now;
}
