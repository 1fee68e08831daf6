import { type Database, inSystem } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';
import type { AccountKit } from '../account-deps.ts';
import { createSlidingWindow, networkOf } from '../throttling/index.ts';
import { insertSignIns, type Refusal, readGoodAddresses, type SignInNote } from './sign-ins.store.ts';

/** Where a try to sign in came from, as far as the network tells. */
export interface SignInOrigin {
  readonly address: string;
  readonly userAgent: string | undefined;
}

/** What the owner of an account can look at: who tried to sign in, from where, and how it went. */
export interface SignInLog {
  /**
   * A refused one; a good one is stored with its session. Written after the answer: its time must not tell that the
   * account exists. A storm of guesses makes few rows: so many per hour and account, and what comes while one is written
   * shares the next statement.
   */
  note(userId: string, outcome: Refusal, origin: SignInOrigin): void;
}

const hour = 60 * 60_000;
const notesPerHour = 20;
const maxWaiting = 1_000;

export const createSignInLog = ({ db, now, log }: AccountKit): SignInLog => {
  const allowance = createSlidingWindow(notesPerHour, hour, now);
  const waiting: SignInNote[] = [];
  let isWriting = false;

  const noteOf = (userId: string, outcome: Refusal, { address, userAgent }: SignInOrigin): SignInNote => {
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
    note: (userId, outcome, origin) => {
      if (waiting.length >= maxWaiting || allowance.take(userId) > 0) return;
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
