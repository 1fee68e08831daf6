import { inSystem } from '../../kit/db/pools.ts';
import type { AccountKit } from '../account-deps.ts';
import { readRevokedSince } from './sessions.store.ts';

/** Is told the id of each session that ended. */
export type RevocationListener = (sessionId: string) => void;

/** Tells everybody in this process which sessions ended, wherever they were ended. */
export interface Revocations {
  /** Returns the function that ends the subscription. */
  onRevoked(listener: RevocationListener): () => void;
  /** Tells what this process has just ended, after its commit. */
  announce(sessionIds: readonly string[]): void;
  /** Looks once for what other processes ended. */
  look(): Promise<void>;
  close(): void;
}

// With the 30 s of the identity cache a revocation is effective everywhere within 60 s (contract 8).
const lookEvery = 20_000;
// Wide enough for clocks of processes that differ, and for a look or two that failed.
const lookBack = 120_000;

export const createRevocations = ({ db, now, log }: AccountKit): Revocations => {
  const listeners = new Set<RevocationListener>();
  const told = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  const announce = (sessionIds: readonly string[]): void => {
    const fresh = sessionIds.filter((id) => !told.has(id));
    for (const id of fresh) {
      told.set(id, now());
      for (const listener of listeners) listener(id);
    }
  };
  const forgetOld = (): void => {
    for (const [id, at] of told) if (now() - at > 3 * lookBack) told.delete(id);
  };
  const look = async (): Promise<void> => {
    forgetOld();
    announce(await inSystem(db, (tx) => readRevokedSince(tx, new Date(now() - lookBack))));
  };
  const watch = (): void => {
    timer ??= setInterval(() => {
      look().catch((error: unknown) => log.warn({ err: error }, 'could not look for ended sessions'));
    }, lookEvery).unref();
  };

  return {
    announce,
    look,
    onRevoked: (listener) => {
      listeners.add(listener);
      watch();
      return () => void listeners.delete(listener);
    },
    close: () => {
      clearInterval(timer);
      timer = undefined;
    },
  };
};
