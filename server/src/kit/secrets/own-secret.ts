import { type Database, inSystem } from '../db/pools.ts';
import { fingerprintsOf } from './secret-fingerprints.ts';
import { beginUse, lockUses } from './secret-uses.store.ts';
import type { Vault } from './vault.ts';

/** The database was used under a secret that this server does not have. */
class OtherSecret extends Error {
  override readonly name = 'OtherSecret';

  constructor() {
    super(
      'SECRET is not the one that this database was used with: what it holds sealed could not be opened, and everybody ' +
        'would be signed out. Give the server the SECRET of before (without one, the file "secret" of its DATA_DIR). To ' +
        'change it, give the new one as SECRET and the one of before as SECRET_PREVIOUS. If the one of before is lost: ' +
        'docs/operations.md, "The secret".',
    );
  }
}

/**
 * Checks that a server has the secret of its database: the one that processes began to work with last. The first one to
 * come is kept; a new one takes its place where the one of before is given beside it.
 * @param now UTC milliseconds
 * @throws in words for the operator
 */
export const requireOwnSecret = (db: Database, vault: Vault, now: number): Promise<void> => {
  const [own, ...previous] = fingerprintsOf(vault);
  return inSystem(db, async (tx) => {
    const latest = await lockUses(tx);
    if (latest?.fingerprint.equals(own)) return;
    if (latest && !previous.some((one) => one.equals(latest.fingerprint))) throw new OtherSecret();
    // Behind the one before, wherever the clock stands.
    await beginUse(tx, own, new Date(Math.max(now, (latest?.firstUsedAt.getTime() ?? 0) + 1)));
  });
};
