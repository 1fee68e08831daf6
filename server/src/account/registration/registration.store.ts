import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/**
 * Removes the registration of this e-mail when it was never confirmed, was made before a moment, and has a tenant
 * that nobody else and nothing uses. Returns whether there was one.
 */
export const removeStaleRegistration = async (tx: Tx, email: string, before: Date): Promise<boolean> => {
  const { rows } = await sql<{
    is_removed: boolean;
  }>`select remove_stale_registration(${email}, ${before}) as is_removed`.execute(tx);
  return rows[0]?.is_removed ?? false;
};

/** The same for all that were made before a moment: nobody came to confirm them. */
export const removeAbandonedRegistrations = async (tx: Tx, before: Date): Promise<void> => {
  await sql`
    select remove_stale_registration(email, ${before}) from users
    where not email_confirmed and created_at <= ${before}`.execute(tx);
};

/** Marks the user's e-mail as theirs. */
export const markConfirmed = async (tx: Tx, userId: string): Promise<void> => {
  await tx.updateTable('users').set({ email_confirmed: true }).where('id', '=', userId).execute();
};
