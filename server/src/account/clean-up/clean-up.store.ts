import type { Tx } from '../../kit/db/pools.ts';

/** Links of mails. What they were for is in the audit log. */
export const deleteMailTokens = async (tx: Tx, before: Date): Promise<void> => {
  await tx.deleteFrom('mail_tokens').where('expires_at', '<', before).execute();
};

/** Tries to sign in: addresses and browsers of people, kept no longer than they help. */
export const deleteSignIns = async (tx: Tx, before: Date): Promise<void> => {
  await tx.deleteFrom('sign_ins').where('at', '<', before).execute();
};

/** Invitations, with the addresses of people who may never have come. Who invited whom is in the audit log. */
export const deleteInvitations = async (tx: Tx, before: Date): Promise<void> => {
  await tx.deleteFrom('invitations').where('expires_at', '<', before).execute();
};

/** Sessions, with their refresh tokens, of people and registers who never came back. */
export const deleteSessions = async (tx: Tx, before: Date): Promise<void> => {
  await tx.deleteFrom('sessions').where('expires_at', '<', before).execute();
};
