import { type Database, inSystem, type Tx } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';
import type { AccountKit } from '../account-deps.ts';
import { createSlidingWindow, networkOf } from '../throttling/index.ts';
import { insertSignIns, readGoodAddresses, type SignInNote, type SignInResult } from './sign-ins.store.ts';

/** Where a try to sign in came from, as far as the network tells. */
export interface SignInOrigin {
  readonly address: string;
  readonly userAgent: string | undefined;
}

/** What the owner of an account can look at: who tried to sign in, from where, and how it went. */
export interface SignInLog {
  /** A good one, in the transaction that opens its session (system role). */
  record(tx: Tx, userId: string, sessionId: string, origin: SignInOrigin): Promise<void>;
  /**
   * A refused one, written after the answer: its time must not tell that the account exists. A storm of guesses makes
   * few rows: so many per hour and account, and what comes while one is written shares the next statement.
   */
  note(userId: string, outcome: Exclude<SignInResult, 'signedIn'>, origin: SignInOrigin): void;
}

const hour = 60 * 60_000;
const notesPerHour = 20;
const mostWaiting = 1_000;

export const createSignInLog = ({ db, now, log }: AccountKit): SignInLog => {
  const allowance = createSlidingWindow(notesPerHour, hour, now);
  const waiting: SignInNote[] = [];
  let isWriting = false;

  const noteOf = (
    userId: string,
    outcome: SignInResult,
    { address, userAgent }: SignInOrigin,
  ): SignInNote => {
    const at = now();
    return { userId, id: newId(at), at: new Date(at), outcome, address, userAgent };
  };
  const write = async (): Promise<void> => {
    isWriting = true;
    try {
      while (waiting.length > 0) {
        const notes = waiting.splice(0);
        await inSystem(db, (tx) => insertSignIns(tx, notes));
      }
    } catch (error) {
      log.warn({ err: error }, 'refused sign-ins could not be noted');
    } finally {
      isWriting = false;
    }
  };
  return {
    record: (tx, userId, sessionId, origin) =>
      insertSignIns(tx, [{ ...noteOf(userId, 'signedIn', origin), sessionId }]),
    note: (userId, outcome, origin) => {
      if (waiting.length >= mostWaiting || allowance.take(userId) > 0) return;
      waiting.push(noteOf(userId, outcome, origin));
      if (!isWriting) void write();
    },
  };
};

/**
 * True when the account was signed in from this network lately.
 * @param userId also of nobody: the work is the same
 */
export const isKnownNetwork = async (db: Database, userId: string, network: string): Promise<boolean> => {
  const addresses = await inSystem(db, (tx) => readGoodAddresses(tx, userId));
  return addresses.some((address) => networkOf(address) === network);
};
